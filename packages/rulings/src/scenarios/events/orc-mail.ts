import { type Member, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

const MAIL = 'Orc-mail';

/** Orc-mail: those who pass for Orcs. */
export const orcMail: readonly Scenario[] = [
  scenario(
    'Orc-mail is for Hobbits and Dwarves alone, with no ally among them',
    { proves: ['crf/card/orc-mail/1'], rules: ALL },
    (t) => {
      const at = (...members: Member[]): Stage =>
        t.board({
          resource: { companies: [{ at: 'Moria', members }], hand: [MAIL] },
          moment: 'organization',
          asksPasses: true,
        });
      const no = { 'no-target': 'coe/9.3' };
      at('Frodo', { name: 'Gimli', bears: ['Gollum'] }).resource.refused(MAIL, no);
      at('Frodo', 'Gimli', 'Legolas').resource.refused(MAIL, no);
      at('Frodo', 'Gimli').resource.plays(MAIL).stage.resolve();
      t.equal(t.state.company[t.id(MAIL)], t.company('Frodo').id, 'on the company');
    },
  ),
];
