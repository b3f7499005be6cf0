import type { Ability, Action, CardFilter, SiteName } from '@mathom/engine/language';
import { action, leavesWithItsSite, olderErrata, resource, trigger } from '../build.ts';
import { GIVES_POINTS, HIS_STRONGHOLD, strayed, youAre } from '../build-stage.ts';
import { stage } from '../build-stage-tokens.ts';

/** Nobody attacks a company of its player at the site on which it lies. */
const sheltersThere: Ability = trigger({
  on: { event: 'attack-declared', attack: { at: { is: 'bearer' } } },
  when: {
    all: [
      { company: 'active', a: { whose: 'yours' } },
      // by the older rulings a Wizardhaven that is none any more shelters nobody (pef/card/natures-revenge/1, 2)
      { any: [{ is: 'bearer', a: { keyword: 'wizardhaven' } }, { not: olderErrata }] },
    ],
  },
  immediate: true,
  does: [{ do: 'cancel', what: 'attack' }],
});

/** The site becomes a Wizardhaven of its player, and of no other, for as long as the card lies on it. */
const makesWizardhaven: readonly Ability[] = [
  { is: 'retype', sites: { is: 'bearer' }, to: 'haven', wizardhaven: true, bare: true },
  { is: 'automatic-attacks', how: 'none', sites: { is: 'bearer' } },
  sheltersThere,
  {
    is: 'cannot',
    what: 'play',
    cards: { makesWizardhaven: true },
    player: 'opponent',
    onSite: { versionOf: 'bearer' },
  },
  leavesWithItsSite,
  { is: 'cannot', what: 'be-discarded', who: 'self' },
];

/** No opponent plays what gives points at any version of the site. */
const closesIt: Ability = {
  is: 'cannot',
  what: 'play',
  cards: GIVES_POINTS,
  player: 'opponent',
  at: { versionOf: 'bearer' },
};

const isProtected: Ability = { is: 'grant', to: 'bearer', keyword: 'protected' };

/** The card of that Wizardhaven which another Fallen-wizard would use. */
const havenOf = (name: SiteName): CardFilter => ({
  kind: 'site',
  name,
  alignment: 'fallen-wizard',
  whose: "opponent's",
});

const fortress = (id: 'WH-68' | 'WH-69', name: string, at: SiteName) =>
  resource(id, name, {
    alignment: 'stage',
    duration: 'permanent',
    unique: true,
    stagePoints: 3,
    neverStarts: true,
    on: 'target',
    plays: [
      action({
        need: youAre('Alatar', 'Pallando', 'Saruman'),
        targets: [{ target: 'site', a: { name: at } }],
        does: [],
      }),
    ],
    abilities: [
      isProtected,
      { is: 'cannot', what: 'be-used', who: { each: havenOf(at) } },
      closesIt,
      leavesWithItsSite,
    ],
  });

/** From such mines of somebody's a way is dug to one of the Under-deeps that is not far off, by name. */
const gnaws = (whose: 'yours' | "opponent's", as: 'resource' | 'hazard'): Action =>
  action({
    as,
    targets: [
      { target: 'site', a: { name: 'Deep Mines', whose } },
      { target: 'name', site: { underDeeps: true, near: 'target' } },
    ],
    does: [
      {
        do: 'install',
        on: 'self',
        until: 'game',
        abilities: [
          {
            is: 'ways',
            how: 'adjacent',
            from: { is: 'target' },
            to: { kind: 'site', underDeeps: true, named: true },
            roll: 7,
          },
        ],
      },
    ],
  });

/** Stage resources that lie on sites. */
export const stageEventsOfPlaces = [
  resource('WH-66', 'Double-dealing', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 1,
    on: 'target',
    plays: [action({ targets: [{ target: 'site', a: {} }], does: [] })],
    abilities: [{ is: 'grant', to: 'bearer', ability: 'serve-both-sides' }, leavesWithItsSite],
  }),
  fortress('WH-68', 'The Fortress of Isen', 'Isengard'),
  fortress('WH-69', 'Fortress of the Towers', 'The White Towers'),
  stage('WH-71', 'Gnawed Ways', {
    stagePoints: 1,
    alsoHazard: true,
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [gnaws('yours', 'resource'), gnaws("opponent's", 'hazard')],
    abilities: [leavesWithItsSite],
  }),
  resource('WH-74', 'Guarded Haven', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 1,
    points: { source: 'misc', value: 1 },
    neverStarts: true,
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'site',
            a: {
              keyword: 'wizardhaven',
              whose: 'yours',
              not: { name: ['Isengard', 'The White Towers', 'Rhosgobel'] },
            },
          },
        ],
        does: [],
      }),
    ],
    abilities: [isProtected, closesIt, leavesWithItsSite],
  }),
  resource('WH-75', 'Hidden Haven', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 1,
    on: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'site',
            a: {
              siteType: 'ruins',
              normalType: 'ruins',
              lair: false,
              regionType: ['wilderness', 'border', 'shadow'],
            },
          },
        ],
        does: [],
      }),
    ],
    abilities: makesWizardhaven,
  }),
  resource('WH-77', 'Mischief in a Mean Way', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 2,
    points: { source: 'misc', value: 2 },
    on: 'target',
    plays: [
      action({
        window: { phase: 'site' },
        need: strayed(10),
        targets: [{ target: 'site', a: { siteType: 'border-hold' } }],
        does: [],
      }),
    ],
    abilities: makesWizardhaven,
  }),
  stage('WH-97', 'Chambers in the Royal Court', {
    specific: 'Gandalf',
    stagePoints: 1,
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        targets: [
          { target: 'site', a: { siteType: 'free-hold', alignment: 'hero', whose: 'yours' } },
        ],
        does: [],
      }),
    ],
    abilities: [...makesWizardhaven, { is: 'grant', to: 'bearer', home: 'Gandalf' }],
  }),
  stage('WH-120', "Saruman's Machinery", {
    specific: 'Saruman',
    stagePoints: 4,
    points: { source: 'misc', value: 1 },
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        need: youAre('Saruman'),
        targets: [
          {
            target: 'site',
            a: { name: ['Isengard', 'The White Towers'], keyword: 'protected', whose: 'yours' },
          },
        ],
        does: [],
      }),
    ],
    abilities: [
      {
        is: 'grant',
        to: 'bearer',
        ability: 'at-tapped-site',
        offers: { kind: 'item', keyword: 'technology' },
        regardless: true,
        times: 1,
      },
      leavesWithItsSite,
    ],
  }),
  stage('WH-73', 'Great Ruse', {
    stagePoints: 1,
    on: 'target',
    points: { source: 'misc', value: 1 },
    plays: [
      action({
        window: { phase: 'site' },
        targets: [
          {
            target: 'site',
            a: {
              siteType: ['shadow-hold', 'dark-hold'],
              alignment: 'hero',
              visitedBy: { whose: 'yours', covert: false },
              atHandAs: 'minion',
            },
          },
        ],
        does: [
          {
            do: 'pick',
            player: 'you',
            a: { kind: 'site', alignment: 'minion', versionOf: 'target' },
            zone: 'sites',
            then: [{ do: 'relocate', to: 'picked', of: 'target' }],
          },
        ],
      }),
    ],
    abilities: [leavesWithItsSite],
  }),
  stage('WH-83', 'War-forges', {
    stagePoints: 2,
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        need: { not: youAre('Radagast') },
        targets: [{ target: 'site', a: HIS_STRONGHOLD }],
        does: [],
      }),
    ],
    abilities: [
      action({
        window: { phase: 'site' },
        need: { company: 'active', a: { at: { is: 'bearer' } } },
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          {
            do: 'play',
            a: { kind: 'item', class: 'minor', unique: false, not: { keyword: 'hoard' } },
            from: ['hand', 'discard', 'sideboard'],
            site: 'any',
            waive: ['untapped-site', 'tap-site'],
            by: 'any-in-company',
            as: 'now',
          },
        ],
      }),
      leavesWithItsSite,
    ],
  }),
];
