import type {
  Alignment,
  CardFilter,
  CharacterCard,
  ItemCard,
  PlayerKind,
  Race,
  RegionName,
  RegionType,
  SiteCard,
  SiteName,
  SiteType,
  Specific,
} from '../language/index.ts';

type Place = RegionType | SiteType;

/**
 * What it means to be a player of some kind. Each trait names its sources; nothing else in the
 * engine asks which kind somebody is. A trait stands here as soon as something reads it.
 */
export interface KindOfPlayer {
  readonly name: PlayerKind;

  // what is in his deck
  /** Of which alignment his avatars are (coe/1.3.W1, 1.3.R1, 1.3.F3, 1.3.B1). */
  readonly avatars: Alignment;
  /** He says before the game which of his avatars he is (coe/1.8.F1). */
  readonly declaresAvatar: boolean;
  /** Of whom he is the player, for cards that are specific to one; those who declare it are whom they say (coe/1.3.4, glossary "specific"). */
  readonly embodies: Specific | null;
  /** Of which alignments his other characters are (coe/1.3.W2, 1.3.R2, 1.3.F4, 1.3.B2). */
  readonly characters: readonly Alignment[];
  /** As of which side those of either side are treated who are neither Orcs nor Trolls; null: as printed (coe/1.3.F5). */
  readonly charactersAs: Alignment | null;
  /** Whom he plays only with leave of a card: those of more mind, and Orcs and Trolls (coe/1.9.F2, 1.9.F3, 2.II.2.2.F1, 2.II.2.2.F2). */
  readonly needsLeave: { readonly mindAbove: number; readonly orcsAndTrolls: true } | null;
  /** Resources of which side have nothing to do with his Orcs and Trolls (coe/5.F2, 5.F3, 9.3.F1). */
  readonly notForOrcs: Alignment | null;
  /** What an agent is to him: a hazard only, or also a character at home (coe/1.3.W2, 1.3.R2, 1.3.F4, 1.3.B2, 2.II.2.2.5). */
  readonly agents: 'hazards' | 'characters-too';
  /** Of which alignments the site cards are that his agents use as hazards (coe/4.F1, 4.B1). */
  readonly agentSites: readonly Alignment[];
  /** Attacks of agents only detain his companies (coe/3.II.2.R3, 3.II.2.B3, crf/term/agent/3). */
  readonly agentsDetain: boolean;
  /** What else only detains his companies, or null: any attack keyed to such places, some races keyed to others, some however they come but as automatic-attacks (coe/3.II.2.R1, 3.II.2.R2, 3.II.2.B1, 3.II.2.B2, 3.II.4). */
  readonly detainedBy: {
    readonly keyedTo: readonly Place[];
    readonly some: { readonly races: readonly Race[]; readonly keyedTo: readonly Place[] };
    readonly notAutomatic: readonly Race[];
  } | null;
  /** Of which alignments his resources are (coe/1.3.W3, 1.3.R3, 1.3.F1, 1.3.B3). */
  readonly resources: readonly Alignment[];
  /** Of which alignment he may have items besides (coe/1.3.W3, 1.3.R3). */
  readonly itemsBesides: Alignment | null;
  /** Of which alignments the sites are that he can use (coe/1.4.1, 1.4.W1, 1.4.R1, 1.4.F1, 1.4.B1). */
  readonly sites: readonly Alignment[];
  /**
   * Where sites of both sides are his, which version of them a company uses: some types in either, and
   * else a covert one that side's, an overt one each side's where such dwell (coe/2.II.7.F1).
   */
  readonly siteVersions: {
    readonly either: readonly SiteType[];
    readonly covert: Alignment;
    readonly overt: Readonly<Partial<Record<Alignment, readonly SiteType[]>>>;
  } | null;
  /** What taps a site is of the side of the site card (coe/2.V.F1). */
  readonly resourcesMatchSites: boolean;
  /** Of what he may have any number in his location deck: havens, or his own sites (coe/1.4, 1.4.F1). */
  readonly manyOf: 'havens' | 'own-sites';
  /** Sites of which he needs his own version (coe/1.4.B1). */
  readonly ownVersionOf: {
    readonly names: readonly SiteName[];
    readonly types: readonly SiteType[];
    readonly underDeeps: boolean;
  } | null;
  /** A site that is of another type to him (coe/1.4.B2). */
  readonly readsSite: { readonly name: SiteName; readonly as: SiteType } | null;

  // how he starts
  /** How many characters he drafts at most, and how much mind they have in all (coe/1.9, 1.9.R1, 1.9.B1). */
  readonly draft: { readonly characters: number; readonly mind: number };
  /** Where he starts, in how many companies at most (coe/1.10.W1, 1.10.R1, 1.10.F1, 1.10.B1). */
  readonly start: {
    readonly of: Alignment;
    readonly at: readonly SiteName[];
    readonly orRuinsIn: readonly RegionName[];
    readonly companies: number;
  };
  /** General influence, and what more of it controls nobody (coe/1.12, 1.12.R1, 1.12.B1). */
  readonly generalInfluence: { readonly controls: number; readonly besides: number };

  // his companies
  /** As he ends organizing he may discard a Stage card, if so many stage points are left (coe/2.II.F1). */
  readonly shedsStagesAbove: number | null;
  /** He strays by stages: Stage cards give him stage points (coe glossary "stage points"). */
  readonly hasStagePoints: boolean;
  /** Where his avatar is played, besides at home (coe/2.II.2.1.W1, 2.II.2.1.R1, 2.II.2.1.F1, 2.II.2.1.B1). */
  readonly avatarAt: readonly SiteName[];
  /** Away from a haven none but others like him can be with his avatar (coe/2.II.2.1.R3). */
  readonly avatarApart: boolean;
  /** His avatar's company leaves its havens only in a mode, and goes neither by regions nor by sea (coe/2.II.7.R1). */
  readonly avatarNeedsMode: boolean;
  /** What it takes his avatar to control another as his follower; null: he has none (coe/2.II.2.1.R4, 2.II.2.1.R5). */
  readonly avatarFollowers: number | null;
  /** Bare results of a body check that send an avatar back to hand (coe/3.I.1.R1). */
  readonly avatarSentBackOn: readonly number[];
  /** What is home to his characters who are at home in any Dark-hold, if not these (coe/2.II.2.2.B1). */
  readonly darkHoldHome: CardFilter | null;
  /** How many characters that are not unique he plays or discards while organizing, besides the one that anybody does (coe/2.II.2.2.B2). */
  readonly moreCharacters: number;
  /** From where else than his hand he plays those who are not unique and have so much mind at most (coe/2.II.2.2.B3). */
  readonly charactersFrom: {
    readonly zones: readonly ('discard' | 'sideboard')[];
    readonly mind: number;
  } | null;
  /** Where he can store nothing, haven or not (coe/2.II.4.B1). */
  readonly storesNotAt: SiteName | null;
  /** How many there can be in a company away from a haven (coe/2.II.3.1). */
  readonly companySize: number;
  /** Of which alignments the havens are that work as havens for him (coe/g.hav.3, g.hav.F1). */
  readonly havens: readonly Alignment[];
  /** What his companies are to hazards (coe/2.IV.vii.F1, glossary "hero", "minion"). */
  readonly companies: 'hero' | 'minion' | 'hero-if-covert';
  /** Starter movement: whether he has it, and where not (coe/2.II.7.i.W1, 2.II.7.i.F1, 2.II.7.i.B1). */
  readonly starterMovement: { readonly notIn: readonly RegionName[] } | null;
  /** A region that is no thoroughfare for those bound to or from another (coe/2.II.7.ii.W1, 2.II.7.ii.F1). */
  readonly detour: { readonly boundFor: RegionName; readonly around: RegionName } | null;
  /** Regions that are neighbours for him (coe/2.II.7.ii.R1, 2.II.7.ii.B1). */
  readonly neighbours: readonly (readonly [RegionName, RegionName])[];
  /** By which site cards are drawn on the way to a haven (coe/2.IV.v, 2.IV.v.F1, 2.IV.v.B1). */
  readonly drawsOnTheWayHome: 'origin' | 'new-site';
  /** Items that are no use to his characters, to his Orcs and Trolls, and whether his avatar uses any (coe/6.1.W1, 6.1.R1, 6.1.R2, 6.1.F1, 6.1.B1, 6.1.B2). */
  readonly itemsOfNoUse: Alignment | null;
  readonly itemsOfNoUseToOrcs: Alignment | null;
  readonly avatarUsesItems: boolean;
  /** Whose corruption check is not failed by one point or none, but only taps him (coe/7.1, 7.1.F1). */
  readonly nearMissTaps: {
    readonly avatar: boolean;
    readonly orcsAndTrolls: boolean;
    readonly others: boolean;
  };
  /** His avatar makes corruption checks at all (coe/7.4). */
  readonly avatarIsCorruptible: boolean;
  /** So much more have those with his avatar on their corruption checks (coe/7.1.R1, 7.1.B1). */
  readonly avatarSteadies: number;

  /** Whose companies his own may attack, and whose cards he influences at -5 (coe/3.V.1.W1 to 3.V.1.B1, 8.W1 to 8.B1). */
  readonly enemies: readonly PlayerKind[];
  /** An overt company of his may attack any, and be attacked by any (coe/3.V.1.F2). */
  readonly overtAgainstAll: boolean;

  /** What of his reaches cards of the other side all the same: what he does to automatic-attacks at his sites, and magic (coe/9.3.F2, 9.3.F3, crf/term/fallen-wizard/11). */
  readonly reachesAcross: { readonly attacks: boolean; readonly magic: boolean };

  /** Testing gold rings: rings of either side may come of them, and what is added for those of the heroes (coe/6.2.2, 6.2.F1, 6.2.F2). */
  readonly ringTests: { readonly ofEitherSide: boolean; readonly forHeroRings: number };
  /** Gold rings with his avatar are tested as his turn ends; what is added to tests there (coe/6.2.R1, 6.2.B1). */
  readonly ringsTestedBesideAvatar: number | null;

  // how he scores
  /** Which creatures he keeps for their points: those without an asterisk or with one (coe/3.v.W1, 3.v.R1, 3.v.F1, 3.v.B1). */
  readonly kills: 'plain' | 'asterisk';
  /** Items that are worth half to him (coe/10.W1, 10.R1, 10.B1). */
  readonly halfItems: Alignment | null;
  /** And worth nothing if he plays them at a haven of his (coe/10.B1, crf/term/balrog/1). */
  readonly noneAtHavens: boolean;
  /** What is no Stage card is worth one point at most, unless Stage cards, his avatar or hazards have it otherwise (coe/10.F1, crf/term/fallen-wizard/16). */
  readonly onePointEach: boolean;
  /** What is stored elsewhere than at a haven of his is worth nothing (coe/10.F2). */
  readonly storedAtHavensOnly: boolean;
  /** How much more three factions are worth, or any more, that one leader controls (crf/term/leader/1, coe/10.F3). */
  readonly forLedFactions: number;
  /** What he has at Under-deeps sites counts for calling the end (coe/10.2, 10.2.B2). */
  readonly countsUnderDeeps: boolean;
  /** Where he wins by having brought the One Ring there (coe/10.1.R1). */
  readonly ringWinsAt: SiteName | null;
  /** He calls the end as he likes; others need a card for it (coe/10.2, 10.2.R1, 10.2.B1). */
  readonly callsFreely: boolean;

  // how cards speak of him
  /** What cards call his avatar, besides what he is (coe/g.wiz.F1, g.rw.B1). */
  readonly avatarIsAlso: Race | null;
}

/** Those who serve the same lord, or dwell where he rules, do not slay his minions. */
const BY_THEIR_OWN: KindOfPlayer['detainedBy'] = {
  keyedTo: ['dark', 'dark-hold', 'shadow-hold', 'haven'],
  some: { races: ['Orc', 'Troll', 'Undead', 'Man'], keyedTo: ['shadow'] },
  notAutomatic: ['Nazgûl'],
};

const wizard: KindOfPlayer = {
  name: 'wizard',
  avatars: 'hero',
  declaresAvatar: false,
  embodies: null,
  characters: ['hero'],
  charactersAs: null,
  needsLeave: null,
  notForOrcs: null,
  agents: 'hazards',
  agentSites: ['hero'],
  agentsDetain: false,
  detainedBy: null,
  resources: ['hero', 'dual'],
  itemsBesides: 'minion',
  sites: ['hero'],
  siteVersions: null,
  resourcesMatchSites: false,
  manyOf: 'havens',
  ownVersionOf: null,
  readsSite: null,
  draft: { characters: 5, mind: 20 },
  start: { of: 'hero', at: ['Rivendell'], orRuinsIn: [], companies: 1 },
  generalInfluence: { controls: 20, besides: 0 },
  shedsStagesAbove: null,
  hasStagePoints: false,
  avatarAt: ['Rivendell'],
  avatarApart: false,
  avatarNeedsMode: false,
  avatarFollowers: null,
  avatarSentBackOn: [],
  darkHoldHome: null,
  moreCharacters: 0,
  charactersFrom: null,
  storesNotAt: null,
  companySize: 7,
  havens: ['hero'],
  companies: 'hero',
  starterMovement: { notIn: ['Gorgoroth'] },
  detour: { boundFor: 'Gorgoroth', around: 'Imlad Morgul' },
  neighbours: [],
  drawsOnTheWayHome: 'origin',
  itemsOfNoUse: 'minion',
  itemsOfNoUseToOrcs: 'minion',
  avatarUsesItems: true,
  nearMissTaps: { avatar: false, orcsAndTrolls: false, others: false },
  avatarIsCorruptible: true,
  avatarSteadies: 0,
  enemies: ['ringwraith', 'balrog'],
  overtAgainstAll: false,
  reachesAcross: { attacks: false, magic: false },
  ringTests: { ofEitherSide: false, forHeroRings: 0 },
  ringsTestedBesideAvatar: null,
  kills: 'plain',
  halfItems: 'minion',
  noneAtHavens: false,
  onePointEach: false,
  storedAtHavensOnly: false,
  forLedFactions: 2,
  countsUnderDeeps: false,
  ringWinsAt: null,
  callsFreely: true,
  avatarIsAlso: null,
};

const ringwraith: KindOfPlayer = {
  name: 'ringwraith',
  avatars: 'minion',
  declaresAvatar: false,
  embodies: null,
  characters: ['minion'],
  charactersAs: null,
  needsLeave: null,
  notForOrcs: null,
  agents: 'characters-too',
  agentSites: ['minion'],
  agentsDetain: true,
  detainedBy: BY_THEIR_OWN,
  resources: ['minion', 'dual'],
  itemsBesides: 'hero',
  sites: ['minion'],
  siteVersions: null,
  resourcesMatchSites: false,
  manyOf: 'havens',
  ownVersionOf: null,
  readsSite: null,
  draft: { characters: 6, mind: 20 },
  start: { of: 'minion', at: ['Minas Morgul', 'Dol Guldur'], orRuinsIn: [], companies: 2 },
  generalInfluence: { controls: 20, besides: 5 },
  shedsStagesAbove: null,
  hasStagePoints: false,
  avatarAt: ['Minas Morgul', 'Dol Guldur'],
  avatarApart: true,
  avatarNeedsMode: true,
  avatarFollowers: 1,
  avatarSentBackOn: [7, 8],
  darkHoldHome: null,
  moreCharacters: 0,
  charactersFrom: null,
  storesNotAt: null,
  companySize: 7,
  havens: ['minion'],
  companies: 'minion',
  starterMovement: { notIn: [] },
  detour: null,
  neighbours: [['Dagorlad', 'Udûn']],
  drawsOnTheWayHome: 'origin',
  itemsOfNoUse: 'hero',
  itemsOfNoUseToOrcs: 'hero',
  avatarUsesItems: false,
  nearMissTaps: { avatar: true, orcsAndTrolls: true, others: true },
  avatarIsCorruptible: false,
  avatarSteadies: 2,
  enemies: ['wizard', 'fallen-wizard'],
  overtAgainstAll: false,
  reachesAcross: { attacks: false, magic: false },
  ringTests: { ofEitherSide: false, forHeroRings: 0 },
  ringsTestedBesideAvatar: -2,
  kills: 'asterisk',
  halfItems: 'hero',
  noneAtHavens: false,
  onePointEach: false,
  storedAtHavensOnly: false,
  forLedFactions: 2,
  countsUnderDeeps: false,
  ringWinsAt: 'Barad-dûr',
  callsFreely: false,
  avatarIsAlso: null,
};

const fallenWizard: KindOfPlayer = {
  name: 'fallen-wizard',
  avatars: 'fallen-wizard',
  declaresAvatar: true,
  embodies: null,
  characters: ['hero', 'minion'],
  charactersAs: 'hero',
  needsLeave: { mindAbove: 5, orcsAndTrolls: true },
  notForOrcs: 'hero',
  agents: 'characters-too',
  agentSites: ['hero'],
  agentsDetain: false,
  detainedBy: null,
  resources: ['hero', 'minion', 'dual', 'stage'],
  itemsBesides: null,
  sites: ['hero', 'minion', 'fallen-wizard'],
  siteVersions: {
    either: ['ruins'],
    covert: 'hero',
    overt: { minion: ['border-hold', 'free-hold'], hero: ['shadow-hold', 'dark-hold'] },
  },
  resourcesMatchSites: true,
  manyOf: 'own-sites',
  ownVersionOf: null,
  readsSite: null,
  draft: { characters: 5, mind: 20 },
  start: {
    of: 'fallen-wizard',
    at: ['The White Towers'],
    orRuinsIn: ['Arthedain', 'Rhudaur'],
    companies: 1,
  },
  generalInfluence: { controls: 20, besides: 0 },
  shedsStagesAbove: 3,
  hasStagePoints: true,
  avatarAt: [],
  avatarApart: false,
  avatarNeedsMode: false,
  avatarFollowers: null,
  avatarSentBackOn: [],
  darkHoldHome: null,
  moreCharacters: 0,
  charactersFrom: null,
  storesNotAt: null,
  companySize: 7,
  havens: ['fallen-wizard'],
  companies: 'hero-if-covert',
  starterMovement: null,
  detour: { boundFor: 'Gorgoroth', around: 'Imlad Morgul' },
  neighbours: [],
  drawsOnTheWayHome: 'new-site',
  itemsOfNoUse: null,
  itemsOfNoUseToOrcs: 'hero',
  avatarUsesItems: true,
  nearMissTaps: { avatar: true, orcsAndTrolls: true, others: false },
  avatarIsCorruptible: true,
  avatarSteadies: 0,
  enemies: ['ringwraith', 'balrog'],
  overtAgainstAll: true,
  reachesAcross: { attacks: true, magic: true },
  ringTests: { ofEitherSide: true, forHeroRings: -1 },
  ringsTestedBesideAvatar: null,
  kills: 'plain',
  halfItems: null,
  noneAtHavens: false,
  onePointEach: true,
  storedAtHavensOnly: true,
  forLedFactions: 1,
  countsUnderDeeps: false,
  ringWinsAt: null,
  callsFreely: true,
  avatarIsAlso: 'Wizard',
};

const balrog: KindOfPlayer = {
  name: 'balrog',
  avatars: 'balrog',
  declaresAvatar: false,
  embodies: 'Balrog',
  characters: ['minion'],
  charactersAs: null,
  needsLeave: null,
  notForOrcs: null,
  agents: 'hazards',
  agentSites: ['minion'],
  agentsDetain: true,
  detainedBy: BY_THEIR_OWN,
  resources: ['minion', 'dual'],
  itemsBesides: null,
  sites: ['minion', 'balrog'],
  siteVersions: null,
  resourcesMatchSites: false,
  manyOf: 'havens',
  ownVersionOf: {
    names: ['Moria', 'Carn Dûm', 'Dol Guldur', 'Minas Morgul'],
    types: ['dark-hold'],
    underDeeps: true,
  },
  readsSite: { name: 'Geann a-Lisch', as: 'ruins' },
  draft: { characters: 6, mind: 20 },
  start: { of: 'balrog', at: ['Moria', 'The Under-gates'], orRuinsIn: [], companies: 2 },
  generalInfluence: { controls: 20, besides: 5 },
  shedsStagesAbove: null,
  hasStagePoints: false,
  avatarAt: ['The Under-gates'],
  avatarApart: false,
  avatarNeedsMode: false,
  avatarFollowers: null,
  avatarSentBackOn: [],
  darkHoldHome: { underDeeps: true, not: { siteType: 'dark-hold' } },
  moreCharacters: 1,
  charactersFrom: { zones: ['discard', 'sideboard'], mind: 3 },
  storesNotAt: 'Barad-dûr',
  companySize: 7,
  havens: ['minion', 'balrog'],
  companies: 'minion',
  starterMovement: null,
  detour: null,
  neighbours: [['Dagorlad', 'Udûn']],
  drawsOnTheWayHome: 'new-site',
  itemsOfNoUse: 'hero',
  itemsOfNoUseToOrcs: 'hero',
  avatarUsesItems: false,
  nearMissTaps: { avatar: true, orcsAndTrolls: true, others: true },
  avatarIsCorruptible: false,
  avatarSteadies: 2,
  enemies: ['wizard', 'fallen-wizard'],
  overtAgainstAll: false,
  reachesAcross: { attacks: false, magic: false },
  ringTests: { ofEitherSide: false, forHeroRings: 0 },
  ringsTestedBesideAvatar: -2,
  kills: 'asterisk',
  halfItems: 'hero',
  noneAtHavens: true,
  onePointEach: false,
  storedAtHavensOnly: false,
  forLedFactions: 2,
  countsUnderDeeps: true,
  ringWinsAt: null,
  callsFreely: false,
  avatarIsAlso: 'Ringwraith',
};

export const KINDS_OF_PLAYER: Readonly<Record<PlayerKind, KindOfPlayer>> = {
  wizard,
  ringwraith,
  'fallen-wizard': fallenWizard,
  balrog,
};

/** The kind of whoever says nothing else: the one that the first rules knew. */
export const FIRST_KIND: PlayerKind = wizard.name;

export const isPlayerKind = (name: unknown): name is PlayerKind =>
  typeof name === 'string' && Object.hasOwn(KINDS_OF_PLAYER, name);

/** Whether such a player can start there (coe/1.10.W1 to 1.10.B1). */
export const canStartAt = ({ start }: KindOfPlayer, site: SiteCard): boolean =>
  (site.alignment === start.of && start.at.some((name) => name === site.name)) ||
  (site.type === 'ruins' && start.orRuinsIn.some((region) => region === site.region));

/** What is with no starting company, or with none of such a player. */
export const neverStarts = ({ neverStarts: not }: ItemCard, kind: PlayerKind): boolean =>
  not !== undefined && (not === true || not.includes(kind));

/** An agent is a hazard for those who cannot play him as a character (coe/1.3.W2, 1.3.B2). */
export const agentIsHazard = (card: CharacterCard, { agents }: KindOfPlayer): boolean =>
  card.agent === true && (card.hazardOnly === true || agents === 'hazards');

/** What the player of a seat is. */
export const kindOf = (
  s: { readonly players: readonly { readonly kind: PlayerKind }[] },
  seat: number,
): KindOfPlayer => KINDS_OF_PLAYER[s.players[seat].kind];
