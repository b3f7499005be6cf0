import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';

const SUMMONS = 'Open to the Summons';

/** Open to the Summons: for any company, minions or not. */
export const summons: readonly Scenario[] = [
  scenario(
    'Agents answer the summons of a Fallen-wizard, whose companies are no minions',
    {
      proves: [
        'crf/card/open-to-the-summons/1',
        'crf/errata/card-errata/49',
        'crf/monday/2-9-98/1',
        'pef/card/open-to-the-summons/1',
        'coe/g.dh.1',
      ],
      rules: ALL,
    },
    (t) => {
      const board = (agent: Named): Stage =>
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared: 'Saruman',
            companies: [{ at: 'WH-58', members: ['Galva'] }],
            hand: [SUMMONS, agent],
          },
          moment: 'organization',
          asksPasses: true,
        });
      board('Nimloth');
      t.resource.plays(SUMMONS, 'Galva').stage.resolve();
      t.equal(t.card(SUMMONS).zone, 'play', 'it waits with those who are no agents');
      t.equal(t.card('Galva').stat('mind'), 4, 'and changes nothing');
      t.shows(
        'crf/errata/card-errata/49#1',
        'crf/monday/2-9-98/1#1',
        'pef/card/open-to-the-summons/1#1',
        'pef/card/open-to-the-summons/1#2',
      );
      t.resource
        .chooses('organize')
        .chooses('play Nimloth', 'under general influence', `with ${SUMMONS}`);
      t.equal(t.card(SUMMONS).host, 'Nimloth', 'until one comes');
      t.equal(t.card('Nimloth').stat('mind'), 3, 'who is of less mind then');
      t.shows('pef/card/open-to-the-summons/1#3');
      board('Súrion');
      t.resource.plays(SUMMONS, 'Galva').stage.resolve();
      // it gives leave for an agent, and not for so much mind
      t.resource.refused('Súrion', {
        mind: 'coe/2.II.2.2.F1',
        'no-site': 'coe/2.II.2.2.5',
        'own-turn': 'coe/2.1.1',
        phase: 'coe/2.IV.vii.1',
      });
      t.say('Minions are a company as any other');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: ['Hador'] }],
          hand: [SUMMONS],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(SUMMONS, 'Hador').stage.resolve();
      t.equal(t.card(SUMMONS).zone, 'play', 'it waits with them too');
      t.shows('crf/errata/card-errata/49#2', 'crf/monday/2-9-98/1#2');
    },
  ),
];
