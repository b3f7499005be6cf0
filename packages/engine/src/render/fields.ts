import type {
  Action,
  AttackFilter,
  AttackSpec,
  CardFilter,
  Check,
  CompanyFilter,
  EntryFilter,
  Modify,
  PathFilter,
  Trigger,
} from '../language/index.ts';

/**
 * The fields that the renderer has words for. A field that is new in the language does not compile
 * here until it is added, and a card that has a field not listed here is not rendered at all:
 * nothing a card says is passed over in silence.
 */
type Fields<T> = { readonly [K in keyof Required<T>]: true };

const CARD_FILTER: Fields<CardFilter> = {
  kind: true,
  name: true,
  side: true,
  event: true,
  class: true,
  slot: true,
  race: true,
  skill: true,
  keyword: true,
  alignment: true,
  unique: true,
  being: true,
  avatar: true,
  status: true,
  stored: true,
  copyOf: true,
  named: true,
  storedByOpponent: true,
  storable: true,
  information: true,
  offers: true,
  ring: true,
  whose: true,
  with: true,
  at: true,
  on: true,
  is: true,
  isNot: true,
  bears: true,
  borneBy: true,
  company: true,
  onCompany: true,
  stat: true,
  home: true,
  homeType: true,
  homeOf: true,
  homeAt: true,
  agent: true,
  fresh: true,
  canAttack: true,
  onGuard: true,
  magic: true,
  playableAtHomeOf: true,
  playableWhere: true,
  most: true,
  facing: true,
  follower: true,
  player: true,
  able: true,
  without: true,
  uniqueInPlay: true,
  storedAt: true,
  regionType: true,
  playableAt: true,
  keyed: true,
  onlyFor: true,
  happened: true,
  siteType: true,
  region: true,
  haven: true,
  underDeeps: true,
  surface: true,
  adjacentTo: true,
  hoard: true,
  autoAttack: true,
  lair: true,
  path: true,
  not: true,
  any: true,
};

const COMPANY_FILTER: Fields<CompanyFilter> = {
  near: true,
  rescued: true,
  whose: true,
  size: true,
  members: true,
  moving: true,
  moved: true,
  active: true,
  at: true,
  to: true,
  from: true,
  path: true,
  leaves: true,
  has: true,
  every: true,
  side: true,
  covert: true,
  faced: true,
  played: true,
  justFaced: true,
  companyOf: true,
  not: true,
  any: true,
};

const PATH_FILTER: Fields<PathFilter> = {
  type: true,
  min: true,
  region: true,
  noneConsecutiveBut: true,
};

const ATTACK_FILTER: Fields<AttackFilter> = {
  failed: true,
  race: true,
  name: true,
  source: true,
  by: true,
  body: true,
  keyedTo: true,
  keyedToSiteType: true,
  keyedToSite: true,
  keyedToRegion: true,
  against: true,
  at: true,
  prowess: true,
  detainment: true,
  attackerChooses: true,
  strikes: true,
  tag: true,
  foe: true,
  multiple: true,
  noWeapons: true,
  aimedAt: true,
  outnumbers: true,
  not: true,
  any: true,
};

const ENTRY_FILTER: Fields<EntryFilter> = {
  card: true,
  needsSkill: true,
  by: true,
  would: true,
  cancels: true,
  activated: true,
  aimsAt: true,
  influenceAgainst: true,
  tapsAgent: true,
  any: true,
};

const ATTACK_SPEC: Fields<AttackSpec> = {
  race: true,
  strikes: true,
  prowess: true,
  body: true,
  attacks: true,
  sameDefender: true,
  attackerChooses: true,
  detainment: true,
  when: true,
  cannotBeCanceled: true,
  defender: true,
  faces: true,
  defendsWith: true,
  harm: true,
  stronger: true,
  helped: true,
  tapping: true,
  noWeapons: true,
  immune: true,
  strikesOnly: true,
  captive: true,
  cancelByTapping: true,
  onBodyTie: true,
  onSuccess: true,
  onWound: true,
  onFaced: true,
  onAnyWound: true,
  afterWound: true,
  before: true,
  after: true,
  ifNotDefeated: true,
};

/** Any ability may be one of a stored card. */
type OfAbility<T> = Fields<T & { readonly stored?: true }>;

const ACTION: OfAbility<Action> = {
  stored: true,
  is: true,
  window: true,
  need: true,
  user: true,
  tapUser: true,
  targets: true,
  cost: true,
  does: true,
  limit: true,
  by: true,
  onGuard: true,
  removal: true,
  cannotBeDuplicated: true,
  fromAfar: true,
  as: true,
  becomes: true,
};

const MODIFY: OfAbility<Modify> & {
  readonly do: true;
  readonly until: true;
  readonly bodiless: true;
} = {
  bodiless: true,
  stored: true,
  is: true,
  do: true,
  stat: true,
  of: true,
  by: true,
  op: true,
  max: true,
  min: true,
  when: true,
  inAttack: true,
  versus: true,
  until: true,
};

const TRIGGER: OfAbility<Trigger> = {
  stored: true,
  is: true,
  on: true,
  when: true,
  does: true,
  immediate: true,
  optional: true,
};

const CHECK: Fields<Check> = {
  attempt: true,
  opposed: true,
  do: true,
  kind: true,
  who: true,
  by: true,
  plus: true,
  op: true,
  than: true,
  pass: true,
  fail: true,
  insteadOfFailing: true,
  twice: true,
  supported: true,
  discardsAsPrinted: true,
};

const TABLES = {
  card: CARD_FILTER,
  company: COMPANY_FILTER,
  path: PATH_FILTER,
  attack: ATTACK_FILTER,
  entry: ENTRY_FILTER,
  spec: ATTACK_SPEC,
  action: ACTION,
  modify: MODIFY,
  trigger: TRIGGER,
  check: CHECK,
} as const;

/** Throws if the data says something that the renderer would leave out. */
export function knowsAll(what: keyof typeof TABLES, data: object): void {
  for (const [key, value] of Object.entries(data)) {
    if (value !== undefined && !(key in TABLES[what])) {
      throw new Error(`The renderer has no words for the field '${key}' (${what}).`);
    }
  }
}
