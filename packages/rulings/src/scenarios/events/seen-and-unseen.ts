import { query, view } from '@mathom/engine';
import {
  type Member,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from '../help.ts';
import { plainUntil } from '../site/help.ts';

/** Names of the cards of a hand that this seat sees there; '?' is one that he does not know. */
const handSeenBy = (t: Stage, viewer: number, of: number): string[] =>
  t.state.players[of].hand.map((id) => seen(t, viewer, id)).sort();

const seen = (t: Stage, viewer: number, id: number): string =>
  view(t.state, viewer).state.def[id] === 0 ? '?' : query.nameOf(t.state, id);

/** A company at sea, and two storms. */
const drowning = (t: Stage): Stage =>
  t.board({
    resource: {
      companies: [
        {
          at: 'Grey Havens',
          to: 'Edhellond',
          members: [{ name: 'Elrond', bears: ['Cram', 'Glamdring'] }, 'Gimli'],
        },
      ],
      hand: ['Orcrist', 'Gwaihir', 'Vilya'],
    },
    hazard: { hand: ['Drowning Seas', 'Drowning Seas'] },
    moment: 'hazards',
    asksPasses: true,
  });

export const seenAndUnseen: readonly Scenario[] = [
  scenario(
    'Only what concerns the search is canceled, the rest is done',
    { proves: ['crf/card/bane-of-the-ithil-stone/2'], rules: ALL },
    (t) => {
      for (const there of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Weathertop', members: ['Elrond'] }],
            hand: ['Far-sight'],
            deck: ['Glamdring', 'Cram', 'Gwaihir'],
          },
          hazard: { events: there ? ['Bane of the Ithil-stone'] : [] },
          moment: 'entered',
          rolls: [7],
          asksPasses: true,
        });
        t.resource.plays('Far-sight').stage.resolve();
        if (!there) t.resource.options_are('Glamdring', 'Cram').chooses('Glamdring');
        t.equal(t.hand(0), there ? [] : ['Glamdring'], 'what was found');
        if (!there) t.equal(handSeenBy(t, 1, 0), ['Glamdring'], 'shown to the other');
        t.equal(t.card('Weathertop').status, 'tapped', 'the site taps');
        t.equal(t.card('Elrond').status, 'tapped', 'the sage taps, and makes his check');
      }
      t.say('Of a choice between sideboard and discard pile the sideboard is left');
      for (const there of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Elrond'] }],
            hand: ['Smoke Rings'],
            sideboard: ['Cram'],
            discard: ['Orcrist'],
          },
          hazard: { events: there ? ['Bane of the Ithil-stone'] : [] },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.plays('Smoke Rings').stage.resolve();
        if (!there) t.resource.may('Cram').chooses('Orcrist');
        t.equal(
          [t.card('Cram').zone, t.card('Orcrist').zone],
          there ? ['deck', 'discard'] : ['sideboard', 'deck'],
          'what was taken into the deck',
        );
      }
    },
  ),

  scenario(
    'Bane of the Ithil-stone is not for minion opponents, nor weighs on one of them who plays it',
    { proves: ['crf/term/card-effect-limitations/1.2'], rules: ALL },
    (t) => {
      for (const kind of ['wizard', 'ringwraith'] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              kind === 'wizard'
                ? { at: 'Rivendell', to: 'Bree', members: ['Elrond'] }
                : {
                    at: 'Carn Dûm',
                    to: 'Cameth Brin',
                    by: ['Angmar', 'Rhudaur'],
                    members: ['Hendolen'],
                  },
            ],
          },
          hazard: { hand: ['Bane of the Ithil-stone', 'River'] },
          moment: 'hazards',
        });
        if (kind === 'wizard') t.hazard.may('play Bane of the Ithil-stone');
        else t.hazard.refused('Bane of the Ithil-stone', { need: 'coe/9.2' });
      }
      t.say('And one of them who plays it bears his Palantír no harder, and looks where he likes');
      const BANE = 'Bane of the Ithil-stone';
      for (const kind of ['wizard', 'ringwraith'] as const) {
        const hero = kind === 'wizard';
        const who = hero ? 'Elrond' : 'Akhôrahil the Ringwraith';
        const wanted = hero ? 'Cram' : 'A Malady Without Healing';
        const bearer = hero ? who : 'Hador';
        const weighs = (events: Named[]): number => {
          t.board({
            resource: {
              kind,
              companies: [
                {
                  at: hero ? 'Rivendell' : 'LE-390',
                  members: [
                    ...(hero ? [] : [who]),
                    { name: bearer, bears: [hero ? 'TW-300' : 'LE-334'] },
                  ] as Member[],
                },
              ],
              hand: [hero ? 'Smoke Rings' : 'Akhôrahil Unleashed'],
              discard: [wanted],
              events,
            },
            moment: 'organization',
          });
          return t.card(bearer).corruption;
        };
        const plain = weighs([]);
        t.expect(plain > 0, 'it weighs on him');
        t.equal(weighs([BANE]), hero ? 2 * plain : plain, `${kind}: with the bane in play`);
        if (hero) {
          t.resource.refused('Smoke Rings', { 'no-effect': 'coe/5.1.2' });
          continue;
        }
        t.resource.plays('Akhôrahil Unleashed').stage.resolve();
        t.resource.chooses('discard pile').chooses(wanted);
        t.equal(t.card(wanted).zone, 'hand', 'he has what he looked for');
      }
      t.say('So it is with Sauron');
      const [without, under] = [[], [BANE]].map((more) => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'LE-390', members: [{ name: 'Hador', bears: ['LE-334'] }] }],
            events: ['The Lidless Eye', ...(more as Named[])],
          },
          moment: 'organization',
        });
        return t.card('Hador').corruption;
      });
      t.equal(under, without, 'what it weighs anyway, and no more');
      t.shows('crf/term/card-effect-limitations/1.2#3');
    },
  ),

  scenario(
    'The seas may drown a company twice',
    {
      proves: [
        'crf/card/drowning-seas/1',
        'crf/errata/card-errata/17',
        'companion/errata/drowning-seas/1',
      ],
      rules: ALL,
    },
    (t) => {
      drowning(t);
      t.hazard.plays('Drowning Seas', { way: 'discards two cards' }).stage.resolve();
      t.resource.options_are('Cram', 'Glamdring').chooses('Cram');
      t.equal(t.card('Cram').zone, 'discard', 'an item of their choice');
      t.equal(t.hand(0).length, 1, 'and two cards by chance');
      t.equal(
        t.discardSeenBy(1, 0).filter((x) => x === '?').length,
        2,
        'which lie face-down with the others',
      );
      t.hazard.plays('Drowning Seas', { way: 'discards two cards' }).stage.resolve();
      t.equal(t.card('Glamdring').zone, 'discard', 'and once more');
      t.equal(t.hand(0).length, 0, 'what was left');
      t.say('Nor does one that is still to resolve stand in the way of another');
      drowning(t);
      t.hazard.plays('Drowning Seas', { way: 'discards two cards' });
      t.resource.passes().stage.hazard.plays('Drowning Seas', { way: 'discards two cards' });
      t.resolve();
      t.resource.chooses('Cram');
      t.equal(
        [t.card('Cram').zone, t.card('Glamdring').zone, t.hand(0).length],
        ['discard', 'discard', 0],
        'both do all that they say',
      );
    },
  ),

  scenario(
    'Favor of the Valar gives eight cards, whatever the size of the hand',
    { proves: ['crf/card/favor-of-the-valar/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
          hand: ['Favor of the Valar', 'Orcrist'],
          discard: ['Gwaihir', 'Bree'],
        },
        moment: 'organization',
      });
      // at home his hand is one larger
      t.equal(t.handSize(0), 9, 'the size of his hand');
      t.resource.plays('Favor of the Valar').stage.resolve();
      t.equal(t.hand(0).length, 8, 'eight and no more');
      t.equal(t.card('Gwaihir').zone === 'discard', false, 'the discard pile went in');
      t.equal(t.card('Bree').zone, 'discard', 'but for the site');
      t.equal(t.card('Favor of the Valar').zone, 'out', 'and it is gone');
      t.say('Nor are they fewer for one who may hold seven alone');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
          deck: ['Orcrist', 'Gwaihir', 'Cram'],
          hand: ['Favor of the Valar'],
        },
        hazard: {
          hand: ['Desire All for Thy Belly', 'Spawn of Ungoliant'],
          events: ['Monstrosity of Diverse Shape'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Desire All for Thy Belly').stage.resolve();
      t.asks(t.hazard, 'look').hazard.passes();
      t.resource.chooses('Hold one card less');
      t.skipTo('organization', { turns: 2 });
      t.equal(t.handSize(0), 7, 'one less is the size of his hand now');
      t.resource.plays('Favor of the Valar').stage.resolve();
      t.equal(t.hand(0).length, 8, 'eight all the same');
    },
  ),

  scenario(
    'The Mirror shows what it will while any of yours is at Lórien',
    { proves: ['companion/clarification/mirror-of-galadriel/1'], rules: ALL },
    (t) => {
      const gaze = (at: Named, theirs: Named): void => {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', members: ['Aragorn II'] },
              { at, members: [{ name: 'Bergil', status: 'tapped' }] },
            ],
            hand: ['Mirror of Galadriel'],
            deck: ['Orcrist', 'Cram', 'Gwaihir', 'Glamdring', 'Vilya', 'Narya'],
          },
          hazard: { companies: [{ at: theirs, members: ['Haldir'] }], hand: ['Wargs', 'River'] },
          moment: 'organization',
          asksPasses: true,
        });
      };
      gaze('Bree', 'Lórien');
      t.resource.refused('Mirror of Galadriel', { need: 'coe/9.2' });
      gaze('Lórien', 'Edoras');
      t.equal(handSeenBy(t, 0, 1), ['?', '?'], 'nothing is known before');
      t.resource.plays('Mirror of Galadriel').stage.resolve();
      t.resource.chooses('See the hand');
      t.equal(handSeenBy(t, 0, 1), ['River', 'Wargs'], 'both are seen');
      t.equal(handSeenBy(t, 1, 0), [], 'and nothing of ours');
      t.asks(t.resource, 'look').resource.passes();
      t.resource.chooses('See the top of your own deck');
      const aside = t.state.zone.flatMap((z, id) => (z === 'aside' ? [id] : []));
      t.equal(aside.length, 5, 'five lie before him');
      t.expect(
        aside.every((id) => seen(t, 0, id) !== '?' && seen(t, 1, id) === '?'),
        'which he alone sees',
      );
      t.resource.passes();
      const deck = t.state.players[0].deck;
      t.equal(
        deck
          .slice(-5)
          .map((id) => query.nameOf(t.state, id))
          .sort(),
        ['Cram', 'Glamdring', 'Gwaihir', 'Orcrist', 'Vilya'],
        'the five are on top again',
      );
      t.expect(
        deck.every((id) => seen(t, 0, id) === '?'),
        'in an order that nobody knows',
      );
    },
  ),

  scenario(
    'Shadow of Mordor counts the cards that are drawn while it is there',
    { proves: ['pef/card/shadow-of-mordor/1'], rules: ALL },
    (t) => {
      for (const open of [false, true]) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Elrond', 'Gimli'] }] },
          hazard: {
            events: open ? ['Shadow of Mordor', 'Doors of Night'] : ['Shadow of Mordor'],
            hand: ['River'],
          },
          moment: 'movement',
        });
        t.skipTo('draw');
        const drawn = (): number => t.hand(0).length;
        while (t.decision().about === 'draw' && t.decision().seat === 0) t.resource.chooses('yes');
        t.expect(drawn() > 1, 'more than one card');
        while (t.decision().about === 'draw') t.hazard.chooses('no');
        if (open) {
          const before = t.hand(1).length;
          t.passUntil('offer').hazard.chooses('Draw a card');
          t.equal(t.hand(1).length, before + 1, 'one for each card beyond the first');
        }
        t.passUntil('movement-hazard');
        t.equal(t.limit('Gimli'), 2 + drawn() - 1, 'the limit grows with them');
      }
      t.say('Played after the drawing it changes nothing');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Elrond', 'Gimli'] }] },
        hazard: { hand: ['Shadow of Mordor', 'River'] },
        moment: 'movement',
      });
      t.skipTo('draw');
      while (t.decision().about === 'draw' && t.decision().seat === 0) t.resource.chooses('yes');
      t.passUntil('movement-hazard').hazard.plays('Shadow of Mordor').stage.resolve();
      t.equal(t.limit('Gimli'), 2, 'as it was');
    },
  ),

  scenario(
    'Shadow of Mordor counts what a resource lets its player draw in that phase',
    { proves: ['pef/card/shadow-of-mordor/2'], rules: ALL },
    (t) => {
      for (const events of [
        [],
        ['Shadow of Mordor'],
        ['Shadow of Mordor', 'Doors of Night'],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Carn Dûm', to: 'Mount Gram', members: ['Lagduf', 'Radbug'] }],
            hand: ['Dark Tryst'],
          },
          hazard: { events, hand: ['Foul Fumes'] },
          moment: 'hazards',
          asksPasses: true,
        });
        const [limit, hand] = [t.limit('Lagduf'), t.hand(0).length];
        t.resource.plays('Dark Tryst').stage.resolve();
        t.equal(t.hand(0).length, hand + 2, 'three cards for one');
        t.equal(
          t.limit('Lagduf'),
          limit + (events.length > 0 ? 2 : 0),
          'those beyond the first are paid for',
        );
        if (events.length < 2) continue;
        const his = t.hand(1).length;
        for (const n of [1, 2]) {
          t.passUntil('offer').hazard.chooses('Draw a card');
          t.equal(t.hand(1).length, his + n, 'and with Doors of Night he draws for each of them');
        }
      }
    },
  ),

  scenario(
    'Nobody keeps notes at this table, and none would help: what goes out of sight cannot be followed',
    { proves: ['coe/2.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Moria', members: ['Celeborn', 'Galadriel'] }],
          hand: ['Mirror of Galadriel'],
        },
        hazard: {
          hand: ['Wargs', 'River', 'Cave-drake'],
          deck: ['Brigands'],
          noFiller: true,
          discard: ['Slayer', 'Ghosts'],
        },
        moment: 'organization',
      });
      t.resource.plays('Mirror of Galadriel').stage.resolve();
      t.resource.chooses('See the hand').passes().passes();
      t.equal(handSeenBy(t, 0, 1), ['Cave-drake', 'River', 'Wargs'], 'what was shown is seen');
      t.passUntil('route').resource.chooses('starter');

      t.say(
        'The deck runs out as he draws for their journey, and his discard pile becomes the deck',
      );
      plainUntil(t, 'movement-hazard');
      t.equal(t.state.players[1].exhausted, 1, 'the deck was exhausted');
      t.expect(
        t.state.players[1].deck.every((id) => seen(t, 0, id) === '?' && seen(t, 1, id) === '?'),
        'of what lies in it nobody is told anything, neither he nor the other',
      );
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.fightOut({ always: 12 });
      t.equal(t.sees(0, t.id('Wargs')), true, 'what was played before all eyes is seen');

      t.say(
        'A card goes face-down from the hand: which of those that were seen it was is not told',
      );
      t.hazard.placesOnGuard('River').stage.resolve();
      t.equal(seen(t, 0, t.id('River')), '?', 'not the one at the site');
      t.expect(
        handSeenBy(t, 0, 1).every((x) => x === '?'),
        'nor which are left in the hand',
      );
    },
  ),
];
