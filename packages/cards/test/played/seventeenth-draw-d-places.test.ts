import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Places of minions and what is done there: clauses of a seventeenth draw that no other test plays. */

const kind = 'ringwraith';
const GEANN = 'LE-374';

describe('Geann a-Lisch', () => {
  holds('hazards that lie in play find a ruin there, and the way from Carn Dûm', (t) => {
    for (const [at, status] of [
      [GEANN, 'tapped'],
      ['Dol Guldur', 'untapped'],
      ['LE-363', 'tapped'],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: ['Hador'] }] },
        hazard: { hand: ['Long Winter'], events: ['Doors of Night'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Long Winter').stage.resolve();
      t.equal(t.card(at).status, status, at);
    }
  });

  holds('what is shed at a haven is not shed there, and what tempts there does not', (t) => {
    const begins = (at: Named, members: Member[], events: Named[] = []): Stage =>
      t.board({
        resource: { kind, companies: [{ at, members, events }] },
        moment: 'untap',
        asksPasses: true,
      });
    for (const [at, zone] of [
      [GEANN, 'play'],
      ['Dol Guldur', 'discard'],
    ] as const) {
      begins(at, ['Hador'], ['Something Has Slipped']).passUntil('organization');
      t.equal(t.card('Something Has Slipped').zone, zone, at);
    }
    begins(GEANN, [{ name: 'Hador', bears: ['Lure of the Senses'] }]);
    t.rolls(12).passUntil('organization').unrolled(1, 'no check, in a ruin');
    begins('Dol Guldur', [{ name: 'Hador', bears: ['Lure of the Senses'] }]);
    t.rolls(12).passUntil('organization').unrolled(0, 'a check, in a haven');
  });

  holds('who would be rid of something at a haven is not rid of it there', (t) => {
    for (const [at, may] of [
      [GEANN, false],
      ['Dol Guldur', true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: 'Hador', bears: ['Wound of Long Burden'] }] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.may('use Wound of Long Burden');
      else t.resource.mayNot('use Wound of Long Burden');
    }
  });
});

describe('on through the Under-deeps', () => {
  const FAR = 'Far Below the Deepest Delvings';
  const WORLD = 'World Gnawed by the Nameless';
  const below = (t: Stage, card: Named, sites: Named[]): Stage => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', to: 'AS-152', members: ['Orc Captain', 'Orc Brawler'] }],
        hand: [card],
        sites,
      },
      moment: 'movement',
      asksPasses: true,
    });
    return t.skipTo('movement-hazard').resource.plays(card, 'Orc Captain').stage.resolve();
  };

  holds('who was sent on goes on, if there is anywhere to go', (t) => {
    below(t, FAR, ['AS-167']).skipTo('move-again');
    t.resource.mayNot('pass').may('Carn Dûm').may('The Under-leas');
    // the one place that is left, and the roll for it
    below(t, WORLD, ['AS-167']).rolls(2).skipTo('end-of-turn-start');
    t.unrolled(0, 'they tried');
    below(t, WORLD, []).rolls(2).skipTo('end-of-turn-start');
    t.unrolled(1, 'there is nowhere else below');
  });
});
