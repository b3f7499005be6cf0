import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Sauron himself: what he can do, and what is for him alone. */
const kind = 'ringwraith';
const EYE = 'The Lidless Eye';

const atHome = (
  t: Stage,
  {
    hand = [],
    events = [EYE],
    members = ['Hendolen'],
    ...more
  }: {
    hand?: Named[];
    events?: Named[];
    members?: Member[];
    sideboard?: Named[];
    avatar?: 'Ren the Ringwraith';
    pile?: Named[];
  },
  hazard: { hand?: Named[] } = {},
): Stage =>
  t.board({
    resource: { kind, companies: [{ at: 'Dol Guldur', members }], hand, events, ...more },
    hazard,
    moment: 'organization',
    asksPasses: true,
  });

describe('The Lidless Eye', () => {
  holds('More influence and a larger hand, and no Ringwraith any more', (t) => {
    atHome(t, { hand: [EYE, 'Ren the Ringwraith'], events: [] });
    const [influence, size] = [t.generalInfluence(0), t.handSize(0)];
    t.resource.may('organize');
    t.resource.plays(EYE).stage.resolve();
    t.equal(
      [t.generalInfluence(0), t.handSize(0)],
      [influence + 7, size + 1],
      'seven more, and one card',
    );
    t.resource.chooses('organize').mayNot('Ren');
    t.resource.refused('Ren the Ringwraith', { banned: 'coe/9.4' });
  });

  holds('Not for one who has revealed a Ringwraith, and only once', (t) => {
    atHome(t, { hand: [EYE], events: [], avatar: 'Ren the Ringwraith' });
    t.resource.refused(EYE, { need: 'coe/9.2' });
    atHome(t, { hand: [EYE] });
    t.resource.refused(EYE, { duplicate: 'coe/g.cbd.1' });
  });

  holds('Once in an organization phase: a card of the sideboard, or a look at a hand', (t) => {
    const foes: Named[] = ['Wargs', 'Cave-drake', 'River', 'Twilight', 'Greed', 'Ambusher'];
    const board = () =>
      atHome(
        t,
        { hand: ['Wargs', 'River'], sideboard: ['Orc Captain', 'Cave-drake'] },
        { hand: foes },
      );
    board();
    t.resource.uses(EYE, { way: 'sideboard' }).stage.resolve();
    t.equal(t.card('Orc Captain').zone, 'deck', 'a character, and no hazard was on offer');
    t.resource.mayNot(`use ${EYE}`);
    board();
    t.resource.uses(EYE, { way: 'look' }, 'River').stage.resolve();
    t.resource.chooses('5');
    t.equal(t.hand(0), ['Wargs'], 'one card was given up for it');
    const seen = t.state.players[1].hand.filter((id) => t.sees(0, id));
    t.equal(seen.length, 5, 'five of the six');
    t.resource.mayNot(`use ${EYE}`);
  });
});

const onTheWay = (t: Stage, hand: Named[], events: Named[], hazard: Named[]): Stage =>
  t.board({
    resource: {
      kind,
      companies: [
        {
          at: 'Carn Dûm',
          to: 'Cameth Brin',
          by: ['Angmar', 'Rhudaur'],
          members: ['Hendolen', 'Orc Brawler', 'Orc Tracker'],
        },
      ],
      hand,
      events,
    },
    hazard: { hand: hazard },
    moment: 'hazards',
    asksPasses: true,
  });

describe('Sauron', () => {
  const SAURON = 'Sauron';

  holds('Ten more influence, no Ringwraith, no Bade to Rule', (t) => {
    atHome(t, { hand: [SAURON, 'Ren the Ringwraith', 'Bade to Rule'], events: ['Bade to Rule'] });
    const influence = t.generalInfluence(0);
    const [bade] = t.state.table.filter((id) => t.idOf(id) === 'LE-167');
    t.resource.plays(SAURON).stage.resolve();
    t.equal(
      [t.generalInfluence(0), t.state.zone[bade ?? -1]],
      [influence + 5, 'discard'],
      'ten more, and what the other gave is gone',
    );
    t.resource.refused('Ren the Ringwraith', { banned: 'coe/9.4' });
    t.resource.refused('Bade to Rule', { banned: 'coe/9.4' }, { way: 'not in play' });
  });

  holds('Not beside the Eye, which he is, nor a second time', (t) => {
    for (const [there, other] of [
      [EYE, SAURON],
      [SAURON, EYE],
    ] as const) {
      atHome(t, { hand: [other], events: [there] });
      t.resource.mayNot(`play ${other}`);
    }
    atHome(t, { hand: [SAURON], events: [SAURON] });
    t.resource.refused(SAURON, { duplicate: 'coe/g.cbd.1' });
    atHome(t, { hand: [SAURON], events: [], avatar: 'Ren the Ringwraith' });
    t.resource.refused(SAURON, { need: 'coe/9.2' });
  });

  holds('A card of the sideboard in each organization phase', (t) => {
    atHome(t, { events: [SAURON], sideboard: ['Orc Captain', 'Cave-drake'] });
    t.resource.uses(SAURON).stage.resolve();
    t.equal(t.card('Orc Captain').zone, 'deck', 'a character, and no hazard was on offer');
    t.resource.mayNot(`use ${SAURON}`);
  });
});

describe('for Sauron alone', () => {
  holds('Eye Never Sleeping: an attack of a creature is canceled', (t) => {
    const NEVER = 'Eye Never Sleeping';
    onTheWay(t, [NEVER], [EYE], ['Wargs']).hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.plays(NEVER).stage.resolve();
    t.expect(!t.underAttack, 'called off');
    onTheWay(t, [NEVER], [], ['Wargs']).hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.refused(NEVER, { need: 'coe/9.2' });
    // an automatic-attack is none of a creature
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Cameth Brin', members: ['Orc Brawler'] }],
        hand: [NEVER],
        events: [EYE],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.skipTo('attack').resource.refused(NEVER, { 'no-target': 'coe/9.3' });
  });

  holds(
    'The Great Eye: one hazard less against all, down to two; discarded, it stops one event',
    (t) => {
      const GREAT = 'The Great Eye';
      const board = (...events: Named[]) =>
        onTheWay(t, [], [EYE, ...events], ['Twilight', 'River']);
      board();
      t.equal(t.limit('Hendolen'), 3, 'three of them');
      board(GREAT);
      t.equal(t.limit('Hendolen'), 2, 'one less');
      t.hazard.plays('River').stage.resource.uses(GREAT, 'River').stage.resolve();
      t.equal([t.card(GREAT).zone, t.card('River').zone], ['discard', 'discard'], 'both are gone');
      t.equal(t.company('Hendolen').sited, false, 'and the river stops nobody');
      // a creature is no event
      onTheWay(t, [], [EYE, GREAT], ['Wargs']).hazard.plays('Wargs', 'Wilderness');
      t.resource.mayNot(`use ${GREAT}`);
      // unless it is played as one
      const BEORN = 'Lord of the Carrock';
      onTheWay(t, [], [EYE, GREAT], [BEORN]).hazard.plays(BEORN, { way: 'As an event' });
      t.resource.uses(GREAT, BEORN).stage.resolve();
      t.equal(t.card(BEORN).zone, 'discard', 'an event for the while');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
          hand: [GREAT],
        },
        moment: 'long-event',
        asksPasses: true,
      });
      t.resource.refused(GREAT, { need: 'coe/9.2' });
    },
  );

  holds(
    'The Dark Power: three more for a faction, which comes back to the deck if it is not won',
    (t) => {
      const tries = (roll: number, power: boolean, events: Named[] = [EYE]): string => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'LE-379', members: ['Orc Captain'] }],
            hand: ['Grey Mountain Goblins', 'The Dark Power'],
            events,
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.plays('Grey Mountain Goblins', 'Orc Captain');
        if (power) t.resource.plays('The Dark Power');
        t.rolls(roll).resolve();
        return t.card('Grey Mountain Goblins').zone;
      };
      t.equal([tries(2, false), tries(2, true)], ['discard', 'deck'], 'not won');
      t.equal(tries(12, true), 'pile', 'won');
    },
  );

  holds(
    'Powers Too Dark and Terrible: whoever bears a great ring uses magic, one card in a turn',
    (t) => {
      const POWERS = 'Powers Too Dark and Terrible';
      const board = (ring: Named, events: Named[] = [EYE, POWERS]) =>
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Carn Dûm',
                to: 'Cameth Brin',
                by: ['Angmar', 'Rhudaur'],
                members: [{ name: 'Hendolen', bears: [ring] }, 'Orc Brawler'],
              },
            ],
            hand: ['Bitter Cold', 'Words of Menace and Deceit', 'Deeper Shadow', POWERS],
            events,
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
          asksPasses: true,
        });
      board('Magic Ring of Delusion');
      t.resource.may('play Bitter Cold').plays('Bitter Cold', 'Hendolen');
      t.hazard.passes();
      // the ring itself gives the other school
      t.resource.may('play Words of Menace and Deceit');
      t.resource.refused('Deeper Shadow', { 'no-user': 'coe/9.2' });
      t.rolls(12).resolve();
      t.resource.refused(POWERS, { duplicate: 'coe/g.cbd.1' });
      board('Saw-toothed Blade');
      t.resource.refused('Bitter Cold', { 'no-user': 'coe/9.2' });
    },
  );

  holds('Orders from Lugbúrz: a Troll leads beside another leader', (t) => {
    const ORDERS = 'Orders from Lugbúrz';
    const board = (members: Member[], events: Named[] = [ORDERS], hand: Named[] = []) =>
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members, events }],
          sites: ['LE-364'],
          hand,
        },
        moment: 'organization',
        asksPasses: true,
      });
    board(['Orc Captain', 'Troll-chief'], [], [ORDERS, ORDERS]);
    t.resource.mayNot('move', 'to').plays(ORDERS).stage.resolve();
    t.resource.may('move', 'to');
    t.resource.refused(ORDERS, { duplicate: 'coe/g.cbd.1' });
    board(['Orc Captain', 'Orc Chieftain']);
    t.resource.mayNot('move', 'to');
    // two Trolls and an Orc are one too many
    board(['Orc Captain', 'Troll-chief', 'Ulkaur the Tongueless']);
    t.resource.mayNot('move', 'to');
    board(['Orc Captain', 'Troll-chief', 'Orc Brawler']);
    t.resource.chooses('organize').chooses('split off', 'Orc Brawler');
    t.equal(t.card(ORDERS).zone, 'play', 'one who leads nobody may go');
    board(['Orc Captain', 'Troll-chief', 'Orc Brawler']);
    t.resource.chooses('organize').chooses('split off', 'Orc Captain');
    t.equal(t.card(ORDERS).zone, 'discard', 'a leader has left');
  });

  holds(
    'Powers Too Dark and Terrible: spells of heroes are the harder on those who use them',
    (t) => {
      const rolled = (events: Named[]): number | undefined => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: ['Gandalf', { name: 'Bilbo', bears: ['Beautiful Gold Ring'] }],
              },
            ],
            hand: ["Wizard's Test"],
          },
          hazard: { kind, events },
          moment: 'organization',
        });
        t.resource.plays("Wizard's Test");
        t.rolls(7, 7, 7).resolve();
        while (t.decision().about !== 'organization') t.pass();
        const rolls = t.steps.flatMap((x) => x.events).filter((e) => e.event === 'roll');
        return rolls.at(-1)?.total;
      };
      t.equal(rolled([EYE, 'Powers Too Dark and Terrible']), (rolled([]) ?? 0) - 1, 'one less');
    },
  );

  holds('Powers Too Dark and Terrible go when a deck is exhausted', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
        events: [EYE, 'Powers Too Dark and Terrible'],
        hand: ['Dark Tryst'],
        deck: ['Wargs'],
        discard: ['River', 'Twilight', 'Greed'],
        noFiller: true,
      },
      moment: 'organization',
    });
    t.resource.plays('Dark Tryst').stage.resolve();
    while (t.decision().about !== 'organization') t.pass();
    t.expect(t.card('Powers Too Dark and Terrible').zone !== 'play', 'over');
  });

  holds(
    'Orders from Lugbúrz: those who follow a Troll hold out the better, but not under Ren',
    (t) => {
      const ORDERS = 'Orders from Lugbúrz';
      const stores = (
        under: 'Troll-chief' | 'Orc Captain',
        events: Named[],
      ): number | undefined => {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Dol Guldur',
                members: [
                  'Troll-chief',
                  'Orc Captain',
                  { name: 'Orc Brawler', bears: ['Saw-toothed Blade'], under },
                ],
                events,
              },
            ],
          },
          moment: 'organization',
        });
        t.rolls(7).resource.chooses('store Saw-toothed Blade').stage.resolve();
        const rolls = t.steps.flatMap((x) => x.events).filter((e) => e.event === 'roll');
        return rolls.at(-1)?.total;
      };
      t.equal(
        [stores('Troll-chief', [ORDERS]), stores('Orc Captain', [ORDERS])],
        [7, 6],
        'one more',
      );
      for (const [ringwraith, zone] of [
        ['Ren the Ringwraith', 'discard'],
        ['Adûnaphel the Ringwraith', 'play'],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Dol Guldur', members: ['Orc Captain', ringwraith] }],
            hand: [ORDERS],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.plays(ORDERS, 'Orc Captain').stage.resolve();
        t.equal(t.card(ORDERS).zone, zone, `${ringwraith}: not if Ren is the Ringwraith`);
      }
    },
  );

  holds('The Great Eye does not reach what was on guard', (t) => {
    const GREAT = 'The Great Eye';
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'LE-379', members: ['Orc Captain', 'Orc Brawler'], onGuard: ['Foolish Words'] },
        ],
        hand: ['Grey Mountain Goblins'],
        events: [EYE, GREAT],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Grey Mountain Goblins', 'Orc Captain');
    t.hazard.reveals('Foolish Words', 'Orc Captain');
    t.resource.mayNot(`use ${GREAT}`);
  });
});
