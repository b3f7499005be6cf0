import type { Action, CardFilter, Modify, SiteType } from '@mathom/engine/language';
import { action, doors, hazard, trigger } from '../build.ts';
import { moreProwess, played, regionReadAs, siteReadAs } from '../build-hazards.ts';

const CROWN: CardFilter = { kind: 'item', name: 'The Iron Crown' };

/** One automatic-attack of such a site has more prowess for the turn. */
const oneAutomaticAttack = (by: number, ...siteType: SiteType[]): Action =>
  action({
    targets: [{ target: 'automatic-attack', at: { siteType } }],
    does: [{ do: 'modify', stat: 'attack-prowess', of: 'target', by, until: 'turn' }],
  });

/** The automatic-attacks of such sites have twice as many strikes. */
const twiceTheStrikes = (...siteType: SiteType[]): Modify => ({
  is: 'modify',
  stat: 'strikes',
  of: { attacks: { source: 'automatic', at: { siteType } } },
  by: 2,
  op: 'times',
});

/** Events that make attacks stronger, or those who face them weaker. */
export const hazardEventsStrength = [
  hazard('TW-6', 'Arouse Denizens', {
    duration: 'short',
    cannotBeDuplicated: 'site',
    plays: [oneAutomaticAttack(3, 'ruins')],
  }),
  hazard('TW-7', 'Arouse Minions', {
    duration: 'short',
    cannotBeDuplicated: 'site',
    plays: [oneAutomaticAttack(3, 'shadow-hold', 'dark-hold')],
  }),
  hazard('TW-9', 'Awaken Denizens', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [twiceTheStrikes('ruins')],
  }),
  hazard('TW-10', 'Awaken Minions', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [twiceTheStrikes('shadow-hold', 'dark-hold')],
  }),
  hazard('TW-11', "Awaken the Earth's Fire", {
    duration: 'short',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [
      oneAutomaticAttack(2, 'shadow-hold', 'dark-hold'),
      regionReadAs('shadow', 'dark'),
      siteReadAs('shadow-hold', 'dark-hold'),
    ],
  }),
  hazard('TW-22', 'Clouds', {
    duration: 'long',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [moreProwess({ source: 'creature' }, 2, doors)],
  }),
  hazard('TW-32', 'Eye of Sauron', {
    duration: 'long',
    plays: [played],
    // companion/clarification/eye-of-sauron/1: three in all
    abilities: [moreProwess({ source: 'automatic' }, { if: doors, then: 3, else: 1 })],
  }),
  hazard('TW-69', 'Night', {
    duration: 'long',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      // crf/card/night/1: by race, characters only
      {
        is: 'modify',
        stat: 'prowess',
        of: { each: { kind: 'character', race: 'Dúnadan', not: { skill: 'ranger' } } },
        by: -1,
      },
      moreProwess({}, 1, doors),
      {
        is: 'modify',
        stat: 'prowess',
        of: { each: { kind: 'character', race: ['Man', 'Dúnadan'] } },
        by: -1,
        when: doors,
      },
    ],
  }),
  hazard('TW-115', 'Words of Power and Terror', {
    duration: 'short',
    cannotBeDuplicated: 'company',
    plays: [
      action({
        targets: [{ target: 'company', a: { faced: { race: 'Nazgûl' } } }],
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [
              {
                is: 'modify',
                stat: 'prowess',
                // those who fight are characters there, allies too (coe/2.V.2.2)
                of: { each: { kind: ['character', 'ally'], with: 'bearer' } },
                by: -1,
              },
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  hazard('TW-492', 'Fury of the Iron Crown', {
    duration: 'short',
    unique: true,
    plays: [
      action({
        need: { not: { exists: { name: 'The Iron Crown' } } },
        targets: [
          {
            target: 'strike',
            facedBy: {},
            a: { source: 'creature', race: ['Orc', 'Troll', 'Man', 'Nazgûl'] },
          },
        ],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'strike', by: 4, until: 'strike' },
          {
            do: 'install',
            until: 'attack',
            abilities: [
              trigger({
                on: {
                  event: 'attack-ended',
                  attack: {},
                  outcome: ['defeated', 'not defeated'],
                },
                when: { not: { attack: { race: 'Nazgûl' } } },
                immediate: true,
                does: [
                  { do: 'move', what: 'foe', to: 'pile', as: 'won' },
                  {
                    do: 'if',
                    cond: { exists: CROWN, zone: 'hand', ofPlayer: 'resource-player' },
                    then: [
                      {
                        do: 'pick',
                        player: 'resource-player',
                        a: { kind: 'character', company: { active: true } },
                        optional: true,
                        then: [
                          {
                            do: 'play',
                            player: 'resource-player',
                            a: CROWN,
                            from: ['hand'],
                            bearer: 'picked',
                            as: 'now',
                            must: true,
                          },
                        ],
                      },
                    ],
                  },
                ],
              }),
            ],
          },
        ],
      }),
    ],
  }),
];
