import type { CardFilter } from '@mathom/engine/language';
import { action, doors, hazard, reprint, trigger } from '../build.ts';
import {
  byId,
  corruptionCard,
  incite,
  ordinaryCharacter,
  played,
  shakenOffAbove,
} from '../build-hazards.ts';
import { hazardEvents as theDragons } from '../the-dragons/hazard-events.ts';
import { hazardEventsLasting } from '../the-wizards/hazard-events-lasting.ts';
import { hazardEventsShort } from '../the-wizards/hazard-events-short.ts';
import { hazardEventsStrength } from '../the-wizards/hazard-events-strength.ts';
import { goneWhileOrganizing } from './hazard-events-doubts.ts';

const tw = byId([...hazardEventsShort, ...hazardEventsLasting, ...hazardEventsStrength]);
const td = byId(theDragons);

const DEFENDED: CardFilter = { siteType: ['free-hold', 'border-hold'] };

export const hazardEvents = [
  reprint(tw('TW-6'), 'LE-102'),
  reprint(tw('TW-9'), 'LE-104'),
  reprint(tw('TW-18'), 'LE-105'),
  corruptionCard('LE-107', 'Covetous Thoughts', {
    on: { kind: 'character', alignment: 'minion' },
    corruption: 1,
    removedAbove: 5,
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'end-of-turn', edge: 'end', whose: 'bearer' },
        does: [
          {
            do: 'each',
            a: { kind: 'item', with: 'bearer', not: { on: 'bearer' } },
            does: [
              {
                do: 'check',
                kind: 'corruption',
                who: 'bearer',
                plus: { times: [-1, { stat: 'corruption', of: 'it' }] },
              },
            ],
          },
        ],
      }),
    ],
  }),
  reprint(tw('TW-27'), 'LE-109'),
  reprint(tw('TW-28'), 'LE-110'),
  reprint(tw('TW-35'), 'LE-111'),
  reprint(td('TD-25'), 'LE-112'),
  reprint(tw('TW-42'), 'LE-113'),
  hazard('LE-115', 'Incite Defenders', {
    duration: 'short',
    cannotBeDuplicated: 'site',
    plays: [incite(['border-hold', 'free-hold'])],
  }),
  reprint(td('TD-34'), 'LE-116'),
  reprint(tw('TW-49'), 'LE-117'),
  reprint(tw('TW-51'), 'LE-118'),
  reprint(tw('TW-53'), 'LE-119'),
  reprint(tw('TW-54'), 'LE-120'),
  reprint(tw('TW-55'), 'LE-121'),
  reprint(tw('TW-57'), 'LE-122'),
  reprint(tw('TW-58'), 'LE-123'),
  reprint(tw('TW-60'), 'LE-124'),
  reprint(tw('TW-61'), 'LE-125'),
  reprint(tw('TW-67'), 'LE-126'),
  hazard('LE-128', 'Nothing to Eat or Drink', {
    duration: 'permanent',
    cannotBeDuplicated: 'company',
    plays: [
      action({
        targets: [
          {
            target: 'company',
            a: {
              any: [
                { side: 'minion', to: { siteType: ['free-hold', 'border-hold'] } },
                { side: 'hero', to: { siteType: ['shadow-hold', 'dark-hold'] } },
              ],
            },
          },
        ],
        does: [],
      }),
    ],
    on: 'target',
    abilities: [
      {
        is: 'modify',
        stat: 'prowess',
        of: { each: { kind: 'character', with: 'bearer' } },
        by: -1,
      },
      {
        is: 'modify',
        stat: 'body',
        of: { each: { kind: 'character', with: 'bearer' } },
        by: -1,
      },
      goneWhileOrganizing(false),
    ],
  }),
  reprint(tw('TW-81'), 'LE-130'),
  hazard('LE-132', 'Rebel-talk', {
    duration: 'permanent',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: { ...ordinaryCharacter(), stat: { name: 'mind', op: '<=', value: 7 } },
          },
        ],
        does: [],
      }),
    ],
    on: 'target',
    abilities: [{ is: 'cannot', what: 'be-follower', who: 'bearer' }, shakenOffAbove(7)],
  }),
  reprint(tw('TW-84'), 'LE-134'),
  reprint(td('TD-67'), 'LE-136'),
  hazard('LE-142', 'Thrice Outnumbered', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'end-of-turn', edge: 'end' },
        does: [
          {
            do: 'fetch',
            player: 'each-player',
            from: ['discard'],
            a: { kind: 'creature', race: 'Man' },
            n: 1,
            to: 'deck',
            optional: true,
          },
        ],
      }),
      trigger({
        on: { event: 'phase', phase: 'long-event', edge: 'end', whose: "opponent's" },
        does: [
          {
            do: 'offer',
            player: 'you',
            must: true,
            options: [
              {
                label: 'Give up a creature from hand',
                need: { exists: { kind: 'creature', race: 'Man' }, zone: 'hand', ofPlayer: 'you' },
                does: [
                  {
                    do: 'pick',
                    player: 'you',
                    a: { kind: 'creature', race: 'Man' },
                    zone: 'hand',
                    then: [{ do: 'move', what: 'picked', to: 'discard' }],
                  },
                ],
              },
              { label: 'Give up this event', does: [{ do: 'move', what: 'self', to: 'discard' }] },
            ],
          },
        ],
      }),
      trigger({
        on: { event: 'deck-exhausted' },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
        immediate: true,
      }),
    ],
  }),
  hazard('LE-143', 'Tidings of Bold Spies', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'company', a: { moving: true, to: { autoAttack: {} } } }],
        // crf/card/tidings-of-bold-spies/1: the attacks, not what lets creatures become such
        does: [{ do: 'attack', spec: 'automatic-attacks-of-site' }],
      }),
    ],
  }),
  reprint(tw('TW-106'), 'LE-145'),
  hazard('LE-146', 'Veils Flung Away', {
    duration: 'short',
    freeOfLimit: true,
    plays: [
      action({
        need: { not: doors },
        targets: [
          {
            target: 'company',
            a: { moving: true, path: { type: ['wilderness', 'border', 'free'] } },
          },
        ],
        does: [
          {
            do: 'each',
            a: { kind: 'character', with: 'target' },
            does: [
              {
                do: 'check',
                kind: 'body',
                who: 'it',
                plus: -1,
                // who has tapped or is hurt already stays as he is
                insteadOfFailing: [{ do: 'tap', what: 'it' }],
                discardsAsPrinted: { kind: 'character', race: ['Orc', 'Troll'] },
              },
            ],
          },
        ],
      }),
    ],
  }),
  reprint(tw('TW-108'), 'LE-148'),
  reprint(tw('TW-111'), 'LE-149'),
  hazard('LE-101', 'Arouse Defenders', {
    duration: 'short',
    cannotBeDuplicated: 'site',
    plays: [
      action({
        targets: [{ target: 'automatic-attack', at: DEFENDED }],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'target', by: 2, until: 'turn' },
          {
            do: 'install',
            until: 'turn',
            abilities: [{ is: 'attacks-are', a: { aimedAt: true }, what: 'uncancelable' }],
          },
        ],
      }),
    ],
  }),
  hazard('LE-103', 'Awaken Defenders', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      {
        is: 'modify',
        stat: 'strikes',
        of: { attacks: { source: 'automatic', at: DEFENDED } },
        by: 2,
        op: 'times',
      },
      {
        is: 'attacks-are',
        a: { source: 'automatic', at: DEFENDED },
        what: 'not-detaining',
      },
    ],
  }),
];
