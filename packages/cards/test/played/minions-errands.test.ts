import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Errands of minions: what they play on the way, at a site, and for their checks. */
const kind = 'ringwraith';

describe('below the mountains', () => {
  const WAYS: readonly (readonly [Named, Named, Named])[] = [
    ['The Ash Mountain Deeps', 'LE-364', 'LE-352'],
    ['The Misty Mountain Deeps', 'LE-358', 'LE-354'],
    ['The Mountains of Shadow Deeps', 'LE-381', 'LE-352'],
    ['The Undeeps of Anduin', 'LE-372', 'LE-364'],
    ['The White Mountain Cavern-ways', 'LE-374', 'LE-386'],
  ];
  const board = (t: Stage, card: Named, at: Named, to: Named, who: Named): void => {
    t.board({
      resource: { kind, companies: [{ at, to, members: [who, 'Orc Brawler'] }], hand: [card] },
      hazard: { hand: ['Twilight'] },
      moment: 'organization',
    });
  };

  for (const [card, at, to] of WAYS)
    holds(`${card} lead from ${at} to ${to}, for a ranger`, (t) => {
      board(t, card, at, to, 'Orc Tracker');
      t.resource.plays(card, { way: 'neighbors' }, 'Orc Tracker').stage.resolve();
      t.equal(t.card('Orc Tracker').status, 'untapped', 'he need not tap for it');
      for (let i = 0; i < 12 && t.company('Orc Tracker').path.length === 0; i++) {
        const d = t.decision();
        if (d.kind !== 'route') {
          t.pass();
          continue;
        }
        const short = d.options.findIndex((o) => o.type === 'path' && o.steps.length === 2);
        t.take(d.options[Math.max(0, short)], 'the shortest way');
      }
      t.equal(t.company('Orc Tracker').path.length, 2, 'one region and the next');
      const orcs = card === 'The Ash Mountain Deeps' || card === 'The Mountains of Shadow Deeps';
      t.skipTo(orcs ? 'defend' : 'movement-hazard');
      t.equal(t.underAttack, orcs, 'Orcs are met in some of them');
      if (orcs) {
        const { strikes, prowess, detainment } = t.attack();
        t.equal([strikes, prowess, detainment], [4, 6, true], 'four, who only detain');
      }
      board(t, card, at, to, 'Orc Sniffler');
      t.resource.refused(card, { 'no-user': 'coe/9.2' });
    });

  holds('Or there are fewer hazards on the way to one of their regions', (t) => {
    const limit = (card: Named): number => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Dol Guldur',
              to: 'LE-364',
              members: ['Orc Tracker', 'Orc Brawler', 'Hendolen', 'Lagduf'],
            },
          ],
          hand: [card],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(card, { way: 'hazard limit' }, 'Orc Tracker').stage.resolve();
      t.skipTo('movement-hazard');
      return t.limit('Orc Tracker');
    };
    t.equal(limit('The Ash Mountain Deeps'), 2, 'Dagorlad is one of them');
    t.equal(limit('The White Mountain Cavern-ways'), 4, 'it lies elsewhere');
  });
});

describe('on the way and at home', () => {
  holds('Steeds: fewer hazards for a covert company that moves, and fiercer creatures', (t) => {
    const board = (who: Named, to?: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members: [who], ...(to ? { to } : {}) }],
          hand: ['Steeds'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'organization',
        asksPasses: true,
      });
    };
    board('Hendolen', 'LE-358');
    t.resource.plays('Steeds', 'Hendolen').stage.resolve();
    t.skipTo('movement-hazard');
    t.equal(t.limit('Hendolen'), 2, 'no fewer than two');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(t.attack().prowess, 10, 'one more');
    board('Orc Brawler', 'LE-358');
    t.resource.refused('Steeds', { 'no-target': 'coe/9.3' });
    board('Hendolen');
    t.resource.refused('Steeds', { 'no-target': 'coe/9.3' });
  });

  holds('Above the Abyss: a minion untaps while the Ringwraith is there, against a Wizard', (t) => {
    const board = (foe: 'wizard' | 'balrog', lord: boolean): void => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Dol Guldur',
              members: [
                { name: 'Hendolen', status: 'tapped' },
                ...(lord ? (['Ren the Ringwraith'] as const) : []),
              ],
            },
          ],
          hand: ['Above the Abyss'],
        },
        hazard: { kind: foe },
        moment: 'organization',
        asksPasses: true,
      });
    };
    board('wizard', true);
    t.resource.plays('Above the Abyss', 'Hendolen').stage.resolve();
    t.equal(t.card('Hendolen').status, 'untapped', 'up again');
    board('balrog', true);
    t.resource.refused('Above the Abyss', { need: 'coe/9.2' });
    board('wizard', false);
    t.resource.refused('Above the Abyss', { need: 'coe/9.2' });
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [
          { at: 'The White Towers', members: ['Gandalf', { name: 'Hendolen', status: 'tapped' }] },
        ],
        hand: ['Above the Abyss'],
      },
      hazard: { kind: 'wizard' },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Above the Abyss', { need: 'coe/9.2' });
  });

  holds('Dark Tryst: three cards, and it is never seen again', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
        hand: ['Dark Tryst'],
      },
      moment: 'organization',
    });
    t.resource.plays('Dark Tryst').stage.resolve();
    t.equal([t.hand(0).length, t.card('Dark Tryst').zone], [3, 'out'], 'three for it');
  });

  holds(
    'Hoard Well-searched: a scout finds a minor or major item where the hoard was looted',
    (t) => {
      const board = (who: Named, siteTapped: boolean): void => {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'LE-402', members: [who], ...(siteTapped ? { siteTapped: true } : {}) },
            ],
            hand: ['Hoard Well-searched', 'Saw-toothed Blade'],
          },
          moment: 'entered',
          asksPasses: true,
        });
      };
      board('Orc Sniffler', true);
      t.resource.plays('Hoard Well-searched').stage.resolve();
      t.resource.plays('Saw-toothed Blade', 'Orc Sniffler').stage.resolve();
      t.equal(t.card('Saw-toothed Blade').host, 'Orc Sniffler', 'found');
      board('Orc Sniffler', false);
      t.resource.refused('Hoard Well-searched', { 'no-user': 'coe/9.2' });
      board('Orc Brawler', true);
      t.resource.refused('Hoard Well-searched', { 'no-user': 'coe/9.2' });
    },
  );

  holds(
    'Join With That Power: a diplomat lends one for each other character of his company',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Dol Guldur',
              members: [
                { name: 'Hendolen', bears: ['Saw-toothed Blade'] },
                'Orc Brawler',
                'Orc Tracker',
              ],
            },
          ],
          hand: ['Join With That Power', 'Join With That Power'],
        },
        moment: 'organization',
      });
      t.resource.chooses('store Saw-toothed Blade');
      t.resource.plays('Join With That Power');
      // by the older rules a second one may be declared, and does nothing
      if (t.offered().some((x) => x.includes('Join With')))
        t.resource.plays('Join With That Power');
      t.rolls(2);
      t.resolve();
      const rolls = t.steps.flatMap((x) => x.events).filter((e) => e.event === 'roll');
      t.equal(rolls.at(-1)?.total, 4, 'three of them, less one');
    },
  );

  holds('Tokens to Show: minions store at the end of the turn too', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Dol Guldur', members: [{ name: 'Hendolen', bears: ['Saw-toothed Blade'] }] },
        ],
        events: ['Tokens to Show'],
      },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.allPass().resource.may('store Saw-toothed Blade');
  });

  holds('Tribute Garnered: a point for a faction in play, until a deck is exhausted', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
        pile: ['Orcs of Mirkwood'],
        hand: ['Tribute Garnered', 'Tribute Garnered'],
      },
      moment: 'organization',
    });
    const before = t.points(0).misc;
    t.resource.plays('Tribute Garnered', 'Orcs of Mirkwood').stage.resolve();
    t.equal(t.points(0).misc, before + 1, 'one more');
    t.resource.mayNot('play Tribute Garnered');
  });
});

describe('leaders', () => {
  holds(
    'The Word makes a leader of one beside the Ringwraith, until somebody has more mind',
    (t) => {
      const WORD = "By the Ringwraith's Word";
      const board = (...members: Named[]): void => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Dol Guldur', members: ['Ren the Ringwraith', ...members] }],
            hand: [WORD, "I'll Report You"],
          },
          moment: 'organization',
          asksPasses: true,
        });
      };
      board('Orc Brawler');
      t.resource.refused("I'll Report You", { 'no-target': 'coe/9.3' });
      t.resource.plays(WORD, 'Orc Brawler').stage.resolve();
      t.equal(t.card(WORD).host, 'Orc Brawler', 'nobody there has more');
      t.resource.may("play I'll Report You");
      board('Orc Brawler', 'Lieutenant of Dol Guldur');
      t.resource.plays(WORD).stage.resolve();
      t.equal(t.card(WORD).host, 'Lieutenant of Dol Guldur', 'the Lieutenant has more');
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Dol Guldur', members: [{ name: 'Orc Brawler', bears: [WORD] }] },
            { at: 'Dol Guldur', members: ['Ren the Ringwraith'] },
          ],
          hand: ['Lieutenant of Dol Guldur'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource
        .chooses('organize')
        .chooses(
          'play Lieutenant of Dol Guldur',
          'general influence in the company of Orc Brawler',
        );
      t.equal(t.card(WORD).zone, 'discard', 'he has come to them');
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'LE-358', members: [{ name: 'Orc Brawler', bears: [WORD] }] },
            { at: 'Dol Guldur', members: ['Ren the Ringwraith'] },
          ],
        },
        moment: 'site',
      });
      t.resource.chooses('Orc Brawler').chooses('enter');
      t.fightOut(2, 7);
      t.equal(t.card('Orc Brawler').zone, 'play', 'no body check discards him');
    },
  );

  holds('No More Nonsense: a leader shows who is the stronger, or that he is not', (t) => {
    const NONSENSE = 'No More Nonsense';
    const board = (): number => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'LE-364',
              members: ['Orc Captain', { name: 'Orc Brawler', bears: ['Lure of the Senses'] }],
            },
          ],
          hand: [NONSENSE],
        },
        moment: 'organization',
      });
      return t.card('Orc Captain').stat('influence');
    };
    const before = board();
    // the other rolls first
    t.rolls(2, 12).resource.plays(NONSENSE, 'Orc Captain').stage.resolve();
    t.equal(t.card('Orc Captain').stat('influence'), before + 2, 'he is heeded');
    t.equal(t.card('Lure of the Senses').zone, 'discard', 'and the other is himself again');
    board();
    t.rolls(12, 2).resource.plays(NONSENSE, 'Orc Captain').stage.resolve();
    t.equal(t.card('Orc Captain').stat('influence'), before - 2, 'he is not');
    t.equal(t.card('Lure of the Senses').zone, 'play', 'nothing has changed for the other');
  });

  holds("I'll Be At Your Heels: those of the leader hold out the better", (t) => {
    const stores = (...hand: Named[]): string => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Dol Guldur',
              members: ['Orc Captain', { name: 'Hendolen', bears: ['LE-343'] }],
            },
          ],
          hand,
        },
        moment: 'organization',
      });
      for (const card of hand) t.resource.plays(card, 'Orc Captain').stage.resolve();
      t.rolls(4).resource.chooses('store Scroll of Isildur').stage.resolve();
      return t.card('Hendolen').status;
    };
    t.equal([stores(), stores("I'll Be At Your Heels")], ['tapped', 'untapped'], 'one more');
  });
});

describe('Dragons roused', () => {
  const ROUSED = 'Agburanar Roused';
  holds('An item is given to him for his favour, as the attempt is declared', (t) => {
    const tries = (roll: number, gift: string): string => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'LE-360',
              members: [{ name: 'Orc Captain', bears: ['LE-343', 'Saw-toothed Blade'] }],
            },
          ],
          hand: [ROUSED],
        },
        moment: 'entered',
      });
      t.rolls(roll).resource.chooses(`play ${ROUSED}`).chooses(gift);
      t.resolve();
      return t.card(ROUSED).zone;
    };
    t.equal(tries(12, 'pass'), 'discard', 'twelve is not enough');
    t.equal(tries(10, 'Scroll of Isildur'), 'pile', 'a greater item is');
    t.equal(t.card('Scroll of Isildur').zone, 'discard', 'it is his now');
  });

  const moves = (t: Stage, lord: 0 | 1): void => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'LE-363',
            to: 'LE-383',
            by: ['Northern Rhovanion', 'Iron Hills'],
            members: ['Lieutenant of Dol Guldur'],
          },
        ],
        pile: lord === 0 ? [ROUSED] : [],
      },
      hazard: { kind, pile: lord === 1 ? [ROUSED] : [] },
      moment: 'movement',
    });
    t.resource.chooses('Northern Rhovanion (Wilderness) - Iron Hills (Wilderness)');
  };
  holds('He attacks whoever comes by but those of his lord, and can be slain', (t) => {
    moves(t, 0);
    t.skipTo('movement-hazard');
    t.equal(t.card(ROUSED).zone, 'pile', 'he lets them pass');
    moves(t, 1);
    t.skipTo('defend');
    t.fightOut(12, 12);
    t.equal([t.points(0).kill, t.points(1).faction], [4, 0], 'slain, and won');
  });
});
