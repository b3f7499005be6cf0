import type { Action, CardName, Cond, EventCard, Trigger, Value } from '@mathom/engine/language';
import { action, doors, hazard, olderErrata, trigger } from '../build.ts';
import { goneWithADeck, moreProwess } from '../build-hazards.ts';

/** The attack of a Nazgûl that is being faced is stronger. */
const inHisHand = (by: Value, need?: Cond): Action =>
  action({
    ...(need ? { need } : {}),
    targets: [{ target: 'attack', a: { race: 'Nazgûl' }, now: true }],
    does: [{ do: 'modify', stat: 'attack-prowess', of: 'attack', by, until: 'attack' }],
  });

/** Right after the attack it comes to lie on one whom that has wounded, or is lost. */
const staysInTheWound: Trigger = trigger({
  // crf/card/morgul-knife/1, crf/card/the-pale-sword/1
  on: { event: 'attack-ended', attack: { race: 'Nazgûl' } },
  when: { not: { exists: { kind: 'character', bears: { is: 'self' } } } },
  immediate: true,
  does: [
    {
      do: 'pick',
      player: 'you',
      // companion/annotation/16/2: though he may have been healed since
      a: {
        kind: 'character',
        happened: { event: 'wounded', attack: 'this' },
        not: { happened: { event: 'corrupted' } },
      },
      then: [{ do: 'attach', what: 'self', to: 'picked' }],
      none: [{ do: 'move', what: 'self', to: 'discard' }],
    },
  ],
});

/** At a Haven he may try to be rid of it in his untap phase, and then neither untaps nor heals. */
const drawnOut = (number: number): Action =>
  action({
    by: 'bearer-player',
    window: { phase: 'untap', edge: 'start' },
    need: { is: 'bearer', a: { status: ['tapped', 'wounded'], company: { at: { haven: true } } } },
    limit: { n: 1 },
    does: [
      {
        do: 'install',
        on: 'bearer',
        until: 'phase',
        abilities: [{ is: 'instead', of: { event: 'status', card: { is: 'bearer' } }, does: [] }],
      },
      {
        do: 'check',
        kind: 'roll',
        by: 'bearer-player',
        op: '>',
        than: number,
        pass: [{ do: 'move', what: 'self', to: 'discard' }],
      },
    ],
  });

const blade = (
  id: 'TW-64' | 'TW-97',
  name: CardName,
  facts: {
    readonly unique?: true;
    readonly corruption: number;
    readonly prowess: Value;
    readonly need?: Cond;
    readonly drawnAbove: number;
  },
): EventCard =>
  hazard(id, name, {
    ...(facts.unique ? { unique: true } : {}),
    duration: 'permanent',
    keywords: ['corruption'],
    corruption: facts.corruption,
    cannotBeDuplicated: 'attack',
    plays: [inHisHand(facts.prowess, facts.need)],
    abilities: [staysInTheWound, drawnOut(facts.drawnAbove)],
  });

/** The weapons of the Nine, and the will behind them. */
export const hazardEventsOfBlades = [
  blade('TW-64', 'Morgul-knife', { corruption: 4, prowess: 2, drawnAbove: 4 }),
  blade('TW-97', 'The Pale Sword', {
    unique: true,
    corruption: 6,
    prowess: {
      if: { attack: { name: 'Witch-king of Angmar' } },
      then: { sum: [1, { count: { keyword: 'nazgul', event: 'permanent' } }] },
      else: 1,
    },
    // crf/card/the-pale-sword/2: the Nazgûl must be one's own
    need: { any: [{ not: olderErrata }, { attack: { by: { whose: 'yours' } } }] },
    drawnAbove: 5,
  }),
  hazard('TW-12', 'Balrog of Moria', {
    duration: 'permanent',
    unique: true,
    keywords: ['spawn'],
    points: { source: 'kill', value: 5 },
    notFor: ['balrog'],
    notAgainst: ['balrog'],
    plays: [action({ does: [] })],
    abilities: [
      {
        // made by this card: if it is defeated, this is the one who is slain (crf/card/balrog-of-moria/1)
        is: 'automatic-attacks',
        how: 'add',
        sites: { name: 'Moria' },
        spec: { race: 'Spawn', strikes: 1, prowess: 18 },
      },
      {
        is: 'retype',
        sites: { name: 'Lórien' },
        to: 'free-hold',
        purposes: ['healing', 'hazards'],
        when: {
          all: [
            { exists: { name: 'Galadriel' } },
            {
              not: {
                exists: { name: 'Galadriel', company: { at: { name: 'Lórien' } } },
              },
            },
          ],
        },
      },
      moreProwess(
        {
          source: 'automatic',
          at: { region: ['Hollin', 'Redhorn Gate', 'Wold & Foothills'] },
        },
        2,
      ),
    ],
  }),
  hazard('TW-100', 'The Will of Sauron', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ need: doors, does: [] })],
    abilities: [
      { is: 'cannot', what: 'run-out', who: { each: { event: 'long', side: 'hazard' } } },
      { is: 'leave-when', cond: { not: doors } },
      goneWithADeck,
      trigger({
        on: { event: 'left-play', card: { is: 'self' } },
        immediate: true,
        does: [{ do: 'move', what: { event: 'long', side: 'hazard' }, to: 'discard' }],
      }),
    ],
  }),
];
