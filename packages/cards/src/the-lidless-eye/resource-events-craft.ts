import type { EventCard } from '@mathom/engine/language';
import { action, inPlay, resource } from '../build.ts';
import { byId } from '../build-hazards.ts';
import { FREE_PEOPLES } from '../build-minions.ts';
import { resourceEvents as darkMinions } from '../dark-minions/resource-events.ts';
import { resourceEvents as theDragons } from '../the-dragons/resource-events.ts';
import { resourceEventsLore } from '../the-dragons/resource-events-lore.ts';
import { resourceEventsCombat } from '../the-wizards/resource-events-combat.ts';
import { resourceEventsShort } from '../the-wizards/resource-events-short.ts';
import { resourceEventsOfSight } from '../the-wizards/resource-events-sight.ts';

const heroes = byId<EventCard>([
  ...resourceEventsCombat,
  ...resourceEventsShort,
  ...resourceEventsOfSight,
  ...theDragons,
  ...resourceEventsLore,
  ...darkMinions,
]);

/** A short-event that does for minions what one of the heroes does for them. */
const asFor = (hero: EventCard['id'], id: EventCard['id'], name: string): EventCard =>
  resource(id, name, { alignment: 'minion', duration: 'short', plays: heroes(hero).plays });

/** What those with a skill can do, in combat and out of it. */
export const resourceEventsOfCraft = [
  asFor('TW-238', 'LE-163', 'All Thought Bent upon It'),
  asFor('TD-151', 'LE-164', 'An Untimely Whisper'),
  resource('LE-171', 'Blow Turned', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        user: { skill: 'warrior', skillOnly: true },
        targets: [{ target: 'strike', facedBy: { is: 'user' } }],
        does: [
          { do: 'outcome', is: 'stays-untapped' },
          { do: 'modify', stat: 'body-check', of: 'user', by: -1, until: 'strike' },
        ],
      }),
    ],
  }),
  asFor('TW-319', 'LE-172', 'Bold Thrust'),
  asFor('TW-349', 'LE-175', 'Catch an Elusive Scent'),
  resource('LE-178', 'Crooked Promptings', {
    alignment: 'minion',
    duration: 'short',
    plays: (
      [
        ['influence', 3],
        ['corruption', 2],
      ] as const
    ).map(([kind, by]) =>
      action({
        user: { skill: 'diplomat', skillOnly: true },
        targets: [{ target: 'check', kind, who: { kind: 'character', with: 'user' } }],
        does: [{ do: 'modify-check', by }],
      }),
    ),
  }),
  asFor('TW-229', 'LE-180', 'Diversion'),
  resource('LE-188', 'Gifts as Given of Old', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'check', kind: 'influence', versus: { kind: 'faction' } }],
        does: [{ do: 'modify-check', by: 3 }],
      }),
    ],
  }),
  resource('LE-194', 'Honey on the Tongue', {
    alignment: 'minion',
    duration: 'short',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        user: { skill: 'diplomat', skillOnly: true },
        targets: [{ target: 'card', a: { kind: 'character', with: 'user' } }],
        does: [
          {
            do: 'install',
            on: 'target',
            until: 'turn',
            abilities: [
              {
                is: 'modify',
                stat: 'influence',
                of: 'bearer',
                by: 5,
                versus: { kind: 'character' },
              },
            ],
          },
        ],
      }),
    ],
  }),
  resource('LE-212', 'Not Slay Needlessly', {
    alignment: 'minion',
    duration: 'short',
    cannotBeDuplicated: 'attack',
    plays: [
      action({
        need: { company: 'active', a: { covert: true } },
        targets: [{ target: 'attack', a: { race: FREE_PEOPLES } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
      // an attack that cannot be canceled can be weakened
      action({
        need: { company: 'active', a: { covert: false } },
        targets: [{ target: 'attack', a: { race: FREE_PEOPLES } }],
        does: [{ do: 'modify', stat: 'attack-prowess', of: 'attack', by: -2, until: 'attack' }],
      }),
    ],
  }),
  resource('LE-216', 'Orc Quarrels', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'attack', a: { race: ['Orc', 'Troll', 'Man'] } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
      action({
        need: inPlay('Skies of Fire'),
        targets: [{ target: 'attack', a: {} }],
        does: [
          {
            do: 'modify',
            stat: 'strikes',
            of: 'attack',
            op: 'set',
            // of the number that it had at first
            by: {
              least: [
                { stat: 'strikes', of: 'target' },
                { half: { stat: 'strikes', of: 'target', basis: 'normal' }, round: 'up' },
              ],
            },
            until: 'attack',
          },
        ],
      }),
    ],
  }),
  resource('LE-217', 'Orc Stealth', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        user: { race: 'Orc', skill: 'scout', skillOnly: true },
        targets: [{ target: 'strike', facedBy: { is: 'user' } }],
        does: [{ do: 'cancel', what: 'strike' }],
      }),
    ],
  }),
  resource('LE-225', 'Ruse', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        user: { skill: 'diplomat', skillOnly: true, company: { covert: true } },
        tapUser: true,
        targets: [{ target: 'attack', a: { against: 'user' } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
      action({
        user: { skill: 'scout', skillOnly: true },
        targets: [{ target: 'attack', a: { against: 'user' } }],
        does: [
          {
            do: 'install',
            on: 'user',
            until: 'attack',
            abilities: [{ is: 'assignment', who: 'bearer', how: 'never' }],
          },
        ],
      }),
    ],
  }),
  resource('LE-238', 'Swift Strokes', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        user: { skill: 'warrior', skillOnly: true },
        targets: [{ target: 'strike', facedBy: { is: 'user' } }],
        does: [
          { do: 'modify', stat: 'prowess', of: 'user', by: 1, until: 'strike' },
          { do: 'modify-check', by: 'twice' },
        ],
      }),
    ],
  }),
  asFor('TW-338', 'LE-239', 'Test of Fire'),
  resource('LE-247', 'Under His Blow', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'strike', facedBy: { whose: 'yours', status: 'untapped' } }],
        does: [{ do: 'outcome', is: 'stays-untapped' }],
      }),
    ],
  }),
  // crf/card/voices-of-malice/1: from another company too, in the site phase
  asFor('TD-134', 'LE-250', 'Voices of Malice'),
  asFor('DM-159', 'LE-253', 'Weigh All Things to a Nicety'),
];
