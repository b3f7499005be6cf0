import type { CardName } from '@mathom/engine/language';
import { rulesOf } from '@mathom/engine/rules/rule-sets';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Who comes to a Fallen-wizard by leave of a card, and what it takes to control him. */
const kind = 'fallen-wizard';

const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

const organizing = (
  t: Stage,
  members: Member[],
  hand: Named[],
  events: Named[],
  at: Named = 'WH-56',
): Stage =>
  t.board({
    resource: { kind, companies: [{ at, members }], hand, events },
    moment: 'organization',
    asksPasses: true,
  });

describe('leave', () => {
  holds('Bad Company lets Orcs in, and no great minds among them', (t) => {
    organizing(t, ['Saruman'], ['Grishnákh', 'Gorbag'], ['Bad Company']);
    t.resource.chooses('organize').may('play Grishnákh');
    t.resource.mayNot('play Gorbag');
    organizing(t, ['Saruman'], ['Gorbag'], ['Bad Company', 'Thrall of the Voice']);
    t.resource.chooses('organize').may('play Gorbag', 'with Thrall of the Voice');
  });

  holds('A Strident Spawn: a Half-orc comes by it, and leaves the Thrall to another', (t) => {
    const events: Named[] = ['A Strident Spawn', 'Thrall of the Voice', ...strayed(2)];
    organizing(t, ['Saruman'], ['Ill-favoured Fellow'], events);
    t.resource.chooses('organize');
    const bare = (o: string): boolean => o.includes('Ill-favoured') && !o.includes('with Thrall');
    t.expect(t.offered().some(bare), 'he needs no other leave');
    t.resource.may('play Ill-favoured Fellow', 'with Thrall of the Voice');
  });
});

describe('Thrall of the Voice and Open to the Summons', () => {
  /** Beretar has influence of one; somebody of mind two is too much for it but for the card. */
  const offers = (t: Stage, way: (o: string) => boolean): boolean => t.offered().some(way);

  holds(
    'Thrall of the Voice: his mind is one less as it is seen whether influence reaches',
    (t) => {
      for (const [who, may] of [
        ['Anborn', true],
        ['Elladan', false],
      ] as const) {
        organizing(t, ['Saruman', 'Beretar'], [who], ['Thrall of the Voice']);
        t.resource.chooses('organize');
        const under = (o: string): boolean =>
          o.includes(`play ${who}`) && o.includes('controlled by Beretar');
        const by = (o: string): boolean => under(o) && o.includes('with Thrall');
        // by the older rules anybody can be played, and is lost if nobody controls him in the end
        const all = rulesOf(t.state).playWithoutInfluence === 'any';
        t.equal(offers(t, by), may || all, `${who}, with the card`);
        t.equal(
          offers(t, (o) => under(o) && !by(o)),
          all,
          `${who}, without it`,
        );
      }
    },
  );
});
