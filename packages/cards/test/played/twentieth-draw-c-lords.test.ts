import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Ringwraiths, leaders and those who speak for them, held to clauses that no other test plays. */

const kind = 'ringwraith';
const REN = 'Ren the Ringwraith';
const KHAMUL = 'Khamûl the Ringwraith';
const BEAST = 'Creature of an Older World';
const LORD = 'Heralded Lord';
const BLADE = 'Morgul-blade';
const REPORT = "I'll Report You";
const DELUSION = 'Magic Ring of Delusion';
const TRYST = 'Dark Tryst';
const JOIN = 'Join With That Power';

describe(LORD, () => {
  const board = (t: Stage, hand: Named[], more: Member[] = []): Stage =>
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Dol Guldur', members: [REN, { name: KHAMUL, under: REN }, ...more] },
          { at: 'Dol Guldur', members: ['Ostisen'] },
        ],
        hand,
        sites: ['Minas Morgul', 'Sarn Goriwing'],
      },
      moment: 'organization',
      asksPasses: true,
    });
  const numbers = (t: Stage, who: Named): [number, number] => [
    t.card(who).stat('prowess'),
    t.card(who).influence(),
  ];

  holds('All in the company, and nobody else; a second takes the place of the first', (t) => {
    board(t, [LORD, LORD, 'Black Rider'], ['Jerrek']);
    // Jerrek is bound to the haven
    t.resource.plays(LORD).stage.resolve();
    t.equal(numbers(t, 'Jerrek'), [3, 3], 'two less, and three more');
    t.equal(numbers(t, KHAMUL), [7, 7], 'who follows him too');
    t.equal(numbers(t, 'Ostisen'), [3, 0], 'not those elsewhere');
    t.resource.plays(LORD).stage.resolve();
    t.equal(numbers(t, 'Jerrek'), [3, 3], 'not twice');
    t.resource.plays('Black Rider').stage.resolve();
    t.equal(numbers(t, 'Jerrek'), [5, 0], 'one mode ends the other');
  });

  holds(
    'The follower goes with him, and is gone when they come to a Darkhaven, with the card',
    (t) => {
      board(t, [LORD]).resource.plays(LORD).stage.resolve();
      t.equal(t.card(KHAMUL).zone, 'play', 'not in the phase in which it is played');
      t.resource.may(REN, 'to Sarn Goriwing').chooses(REN, 'to Minas Morgul');
      t.skipTo('organization', { turns: 2 }).resolve();
      t.equal(
        [t.card(KHAMUL).zone, t.card(LORD).zone, t.card(REN).site],
        ['discard', 'discard', 'Minas Morgul'],
        'as the next begins',
      );
      t.equal(t.card(REN).stat('prowess'), 8, 'as he was');
    },
  );
});

describe(BEAST, () => {
  const riding = (t: Stage, more: Member[] = [], sites: Named[] = []): Stage =>
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: [{ name: REN, bears: [BEAST] }, ...more] }],
        sites,
      },
      moment: 'organization',
      asksPasses: true,
    });

  holds('Not with a follower, nor with another beast; and by no regions', (t) => {
    riding(t, [], ['Sarn Goriwing', 'LE-352']).resource.may('to Sarn Goriwing').mayNot('Barad-dûr');
    riding(t, [{ name: KHAMUL, under: REN }], ['Sarn Goriwing']).resource.mayNot(
      'to Sarn Goriwing',
    );
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: [{ name: REN, bears: [BEAST, 'War-wolf'] }] }],
        sites: ['Sarn Goriwing'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('to Sarn Goriwing');
    // in Fell Rider mode Ren has two more, and two by the beast
    riding(t);
    t.equal(t.card(REN).stat('prowess'), 8 + 2 + 2, 'a rider');
    riding(t, ['Jerrek']);
    t.equal(t.card(REN).stat('prowess'), 8 + 2, 'none among others');
  });

  holds('It takes a strike from him and not from itself; and he flies home when it falls', (t) => {
    const met = (): void => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Dol Guldur',
              to: 'Sarn Goriwing',
              members: [{ name: REN, bears: [BEAST, 'Saw-toothed Blade'] }],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses(`a strike to ${REN}`).chooses(`a strike to ${BEAST}`);
      t.allPass();
    };
    met();
    t.resource.chooses(`against ${BEAST}`);
    t.passUntil('stay-untapped').resource.chooses('no');
    t.resource.mayNot(`use ${BEAST}`);
    met();
    t.resource.chooses(`against ${REN}`);
    t.passUntil('stay-untapped').resource.chooses('no');
    t.resource.uses(BEAST).stage.resolve();
    t.equal([t.card(BEAST).status, t.card(REN).status], ['tapped', 'untapped'], 'not his blow');
    // the beast has a strike of its own left: five, less one for being tapped, and two; then its body is nine
    t.passUntil('strike-defender').rolls(2, 9).allPass().resolve();
    t.equal(
      [t.card(BEAST).zone, t.card(REN).zone, t.card('Saw-toothed Blade').zone],
      ['discard', 'hand', 'discard'],
      'back to his player',
    );
  });
});

describe(BLADE, () => {
  holds('One for each, on a follower as well; a strike that is only withstood leaves it', (t) => {
    const board = (hand: Named[]): void => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Dol Guldur',
              to: 'Sarn Goriwing',
              members: [
                { name: REN, bears: [BLADE] },
                { name: KHAMUL, under: REN },
              ],
              events: ['Black Rider'],
            },
          ],
          hand,
        },
        hazard: { hand: ['Sellswords Between Charters'] },
        moment: 'hazards',
        asksPasses: true,
      });
    };
    board([BLADE, BLADE]);
    t.resource.plays(BLADE).stage.resolve();
    t.equal(t.card(KHAMUL).stat('prowess'), 9, 'it is for strikes against him');
    t.resource.refused(BLADE, { duplicate: 'coe/g.cbd.1' });
    // eleven, less one: a two with his eight is no more and no less
    for (const [roll, zone] of [
      [2, 'play'],
      [3, 'discard'],
    ] as const) {
      board([]);
      t.hazard.plays('Sellswords Between Charters', 'Shadow-hold').stage.resolve();
      t.passUntil('defend').resource.chooses(`a strike to ${REN}`).chooses(`a strike to ${KHAMUL}`);
      t.allPass().resource.chooses(`against ${REN}`);
      t.passUntil('stay-untapped').resource.chooses('no');
      t.rolls(roll).passUntil('between-strikes').resolve();
      t.equal(t.card(BLADE).zone, zone, `${roll}`);
      t.fightOut(12);
    }
  });
});

describe(REPORT, () => {
  holds('To the floor and no lower; all of his company, till he takes it back', (t) => {
    const LIEUTENANT = 'Lieutenant of Dol Guldur';
    const board = (who: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Dol Guldur', members: [who, { name: 'Lagduf', bears: ['War-wolf'] }] },
            { at: 'Dol Guldur', members: ['Muzgash'] },
          ],
          hand: [REPORT, 'Smart and Secret'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(REPORT).stage.resolve();
    };
    board('Gorbag');
    t.equal(t.card('Gorbag').influence(), 0, 'he had none');
    board(LIEUTENANT);
    t.equal(
      [LIEUTENANT, 'Lagduf', 'War-wolf', 'Muzgash'].map((n) => t.card(n).stat('prowess')),
      [8, 6, 2, 4],
      'himself, and who is with him',
    );
    t.equal(t.card(LIEUTENANT).influence(), 1, 'of three');
    t.resource.plays('Smart and Secret').stage.resolve();
    t.equal([t.card(REPORT).zone, t.card('Lagduf').stat('prowess')], ['hand', 5], 'one at a time');
    t.resource.plays(REPORT).stage.resolve();
    t.resource.uses(REPORT).stage.resolve();
    t.equal(t.card(REPORT).zone, 'hand', 'in the same phase');
    t.equal(t.card(LIEUTENANT).influence(), 3, 'his own again');
  });
});

describe('those who speak for them', () => {
  holds('Dark Tryst: the last of a deck and the first of the next; it is in neither', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Jerrek'] }],
        hand: [TRYST],
        deck: ['Wargs', 'Orc-guard'],
        discard: ['Brigands', 'Brigands', 'Brigands'],
        noFiller: true,
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(TRYST).stage.resolve();
    t.equal(t.hand(0), ['Wargs', 'Orc-guard', 'Brigands'], 'three');
    t.equal(t.card(TRYST).zone, 'out', 'gone');
    t.equal(t.state.players[0].deck.length, 2, 'the others are still to come');
  });

  holds('Magic Ring of Delusion: not one whom the ring taught, nor who is tapped', (t) => {
    const board = (who: Member): Stage =>
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members: [who] }],
          discard: ['Words of Menace and Deceit', 'Belegorn', 'Bitter Cold', DELUSION],
        },
        moment: 'end-of-turn',
        asksPasses: true,
      });
    board({ name: 'Hador', bears: [DELUSION] }).resource.mayNot(`use ${DELUSION}`);
    board({ name: 'Belegorn', status: 'tapped', bears: [DELUSION] }).resource.mayNot(
      `use ${DELUSION}`,
    );
    // who could, but uses no ring (coe/6.1.R2)
    board({ name: 'Adûnaphel the Ringwraith', bears: [DELUSION] }).resource.mayNot(
      `use ${DELUSION}`,
    );
    board({ name: 'Belegorn', bears: [DELUSION] });
    t.resource.uses(DELUSION).stage.resolve();
    t.equal(t.card('Words of Menace and Deceit').zone, 'hand', 'a card of that school');
    // it is for the beginning of the phase
    board({ name: 'Belegorn', bears: [DELUSION] });
    t.passUntil('end-of-turn').resource.mayNot(`use ${DELUSION}`);
  });

  holds('Join With That Power: for another of his company; one who is alone adds nothing', (t) => {
    const tries = (members: Member[], ...others: Member[]): Stage => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'LE-371', members },
            ...(others.length > 0 ? [{ at: 'LE-371' as const, members: others }] : []),
          ],
          hand: ['Easterlings', JOIN],
        },
        moment: 'entered',
        current: 'Jerrek',
        asksPasses: true,
      });
      t.resource.plays('Easterlings', 'Jerrek');
      return t;
    };
    tries(['Jerrek', 'Ostisen'], 'Layos').hazard.passes();
    t.resource.mayNot(`play ${JOIN}`);
    tries(['Jerrek', 'Ostisen', { name: 'Layos', status: 'tapped' }]);
    t.resource.plays(JOIN, 'Layos');
    // above eight: two for the others
    t.rolls(7).resolve();
    t.equal(t.card('Easterlings').zone, 'pile', 'seven and two');
  });
});
