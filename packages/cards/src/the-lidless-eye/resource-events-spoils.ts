import type {
  Action,
  CardFilter,
  CompanyFilter,
  Effect,
  EventCard,
  SiteType,
} from '@mathom/engine/language';
import { action, doors, resource } from '../build.ts';

/** What nobody keeps an eye on: neither of a hoard nor the only one of its kind. */
const COMMON: CardFilter = { kind: 'item', unique: false, not: { keyword: 'hoard' } };

const armed = (...from: ('deck' | 'discard' | 'sideboard')[]): Effect => ({
  do: 'play',
  a: { ...COMMON, class: 'minor', slot: ['weapon', 'armor', 'shield', 'helmet'] },
  from,
  site: 'any',
  waive: ['untapped-site', 'tap-site'],
  by: 'any-in-company',
  as: 'now',
});

/** Those who have been busy at such a site arm themselves, one or two of them; a deck that is not searched is not shuffled. */
const arms = (...siteType: SiteType[]): Pick<EventCard, 'alignment' | 'duration' | 'plays'> => ({
  alignment: 'minion',
  duration: 'short',
  plays: [
    action({
      window: { phase: 'site' },
      need: { company: 'active', a: { at: { siteType, status: 'tapped' } } },
      does: [
        {
          do: 'repeat',
          times: 2,
          does: [
            {
              do: 'offer',
              player: 'you',
              options: [
                { label: 'search your play deck', does: [armed('deck')] },
                {
                  label: 'look through your discard pile and your sideboard',
                  does: [armed('discard', 'sideboard')],
                },
              ],
            },
          ],
        },
      ],
    }),
  ],
});

/** They have won over those who live in such a hold. */
const WELCOME: CompanyFilter = {
  active: true,
  played: { card: { kind: 'faction' }, site: { siteType: ['shadow-hold', 'dark-hold'] } },
};

const takesOne: Action = action({
  window: { phase: 'site' },
  need: { company: 'active', a: WELCOME },
  does: [
    {
      do: 'play',
      a: { ...COMMON, class: ['minor', 'major'] },
      from: ['hand'],
      site: 'any',
      // crf/card/thing-stolen/1: the site taps for it, if it has not
      waive: ['untapped-site'],
      by: 'any-in-company',
      as: 'now',
    },
  ],
});

/** Things that are found, taken or stolen. */
export const resourceEventsOfSpoils = [
  resource('LE-176', 'Come By Night Upon Them', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'site', a: { siteType: 'border-hold' } }],
        does: [
          {
            do: 'install',
            on: 'target',
            until: 'turn',
            abilities: [
              {
                is: 'modify',
                stat: 'attack-prowess',
                of: { attacks: { source: 'automatic', at: { is: 'bearer' } } },
                by: { if: doors, then: -2, else: -1 },
              },
              {
                is: 'grant',
                to: 'bearer',
                ability: 'spared',
                times: 1,
                per: 'turn',
              },
            ],
          },
        ],
      }),
    ],
  }),
  resource('LE-213', 'Old Cache', arms('dark-hold', 'shadow-hold', 'ruins')),
  resource('LE-236', 'Swag', arms('ruins', 'border-hold', 'free-hold')),
  resource('LE-243', 'Thing Stolen', {
    alignment: 'minion',
    duration: 'short',
    plays: [takesOne],
  }),
];
