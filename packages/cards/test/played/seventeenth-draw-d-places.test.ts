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

describe('The Balrog, as an ally', () => {
  const BALROG = 'AS-71';
  const gates = (t: Stage, members: Member[], events: Named[] = [], other = false): Stage =>
    t.board({
      resource: { kind, companies: [{ at: 'AS-165', members }], hand: [BALROG] },
      hazard: { events },
      ...(other ? { others: [{ kind: 'balrog' as const }] } : {}),
      moment: 'entered',
      asksPasses: true,
    });

  holds('for one who is no Ringwraith; not while he is about otherwise', (t) => {
    gates(t, ['Hador']).resource.may('play The Balrog');
    gates(t, ['Ren the Ringwraith']).resource.mayNot('play The Balrog');
    gates(t, ['Hador'], ['Balrog of Moria']).resource.mayNot('play The Balrog');
    gates(t, ['Hador'], [], true).resource.mayNot('play The Balrog');
  });

  holds('who leads him is gone above his mind; those he led stay, what he had does not', (t) => {
    for (const [roll, zone, his] of [
      [8, 'play', 'play'],
      [9, 'removed', 'discard'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Dol Guldur',
              members: [
                { name: 'Hador', bears: [BALROG, 'Poison'] },
                { name: 'Lagduf', under: 'Hador' },
              ],
            },
          ],
        },
        moment: 'untap',
        asksPasses: true,
      });
      t.rolls(roll).skipTo('organization').resolve();
      t.equal(
        ['Hador', BALROG, 'Poison', 'Lagduf'].map((x) => t.card(x).zone),
        [zone, his, his, 'play'],
        `${roll} less two, and a mind of 6`,
      );
    }
  });
});

describe('tidings', () => {
  const NEWS = "That's Been Heard Before Tonight";
  const ASKED = 'To Satisfy the Questioner';

  holds('at Geann a-Lisch they heal and rest, and nothing is told', (t) => {
    for (const [at, stores] of [
      [GEANN, false],
      ['Dol Guldur', true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at,
              members: [
                { name: 'Hador', status: 'tapped', bears: [NEWS] },
                { name: 'Ostisen', status: 'wounded', bears: [ASKED] },
                { name: 'Jerrek', status: 'tapped' },
              ],
            },
          ],
        },
        moment: 'untap',
        asksPasses: true,
      });
      t.skipTo('organization');
      t.equal(
        ['Hador', 'Ostisen', 'Jerrek'].map((x) => t.card(x).status),
        ['tapped', 'tapped', 'untapped'],
        'they are weary',
      );
      if (!stores) {
        t.resource.mayNot('store');
        continue;
      }
      t.resource.chooses(`store ${NEWS}`).stage.resolve();
      t.resource.chooses(`store ${ASKED}`).stage.resolve();
      t.equal(
        [t.points(0).misc, t.card('Hador').status],
        [5, 'tapped'],
        'told, until the next day',
      );
    }
  });

  holds('who is tapped has heard nothing; a tapped Free-hold has nothing to tell', (t) => {
    const there = (card: Named, members: Member[], siteTapped: boolean): Stage =>
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-366', members, ...(siteTapped ? { siteTapped } : {}) }],
          hand: [card],
        },
        moment: 'entered',
        asksPasses: true,
      });
    there(ASKED, ['Hador'], true).resource.mayNot(`play ${ASKED}`);
    there(ASKED, [{ name: 'Hador', status: 'tapped' }], false).resource.mayNot(`play ${ASKED}`);
    there(ASKED, ['Hador'], false).resource.plays(ASKED).stage.resolve();
    t.equal([t.card('Hador').status, t.card('LE-366').status], ['tapped', 'tapped'], 'both');
    // the other leaves the site alone, which has to be untapped all the same (coe/2.V.1.2), and is for the covert
    there(NEWS, ['Hador'], true).resource.mayNot(`play ${NEWS}`);
    there(NEWS, ['Hador'], false).resource.plays(NEWS).stage.resolve();
    t.equal([t.card('Hador').status, t.card('LE-366').status], ['tapped', 'untapped'], 'he alone');
    there(NEWS, ['Hador', 'Lagduf'], false).resource.mayNot(`play ${NEWS}`);
  });
});
