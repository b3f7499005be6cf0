/**
 * Where the books disagree, a rule set says which side holds. Each switch names its sources;
 * nothing else in the engine asks which rule set is in force.
 */
export interface RuleSet {
  readonly name: string;
  /** A lost avatar loses the game, or costs five points (crf/term/corruption/7; coe/2.2). */
  readonly avatarEliminated: 'lose' | 'minus5';
  /** Having exhausted twice, one calls without granting a last turn (pef/term/council-calling-the/2.2; coe/10.2.2). */
  readonly lastTurnAfterExhaustion: boolean;
  /** What a tie is (coe/10.3.vii; crf/tournament/the-weakest-link-method/1). */
  readonly tie: 'draw' | 'weakest-link';
  /** A source is doubled if the opponent has none in it, or none or less (crf/turn/end-of-game/6.2; coe/10.3.iii). */
  readonly doubleAgainst: 'zero' | 'zero-or-less';
  /** Points at Under-deeps sites for calling the end: a Balrog counts them, or nobody does (coe/10.2.B2; crf/term/under-deeps/1). */
  readonly underDeepsForCalling: 'by-kind' | 'never';
  /** Which cards in hand match at the council (crf/turn/end-of-game/6.4; coe/10.3.v). */
  readonly councilDuplicates: 'unique-resources' | 'any-scoring';
  /** Starting companies are drafted, or may be chosen at once instead (coe/1.9; crf/turn/beginning-of-the-game/1.1). */
  readonly draft: 'always' | 'optional';
  /** Where leftover pool cards go (crf/tournament/the-character-draft/8; coe/1.9). */
  readonly draftLeftovers: 'removed-from-play' | 'removed-from-game';
  /** Starting characters set aside as duplicates come on top of the ten (crf/turn/beginning-of-the-game/1; coe/1.9). */
  readonly duplicatesCountAgainstTen: boolean;
  /** Which Stage card that lies on a site names the starting site as it is drafted: any, or one that makes a haven of it (coe/1.9.1; pef/card/double-dealing/1). */
  readonly namesStartingSite: 'any' | 'haven-maker';
  /** Two who draft the same Stage card for one site: both keep it, as no unique card is drafted twice (coe/1.9.F4), or both are out of the game (crf/card/hidden-haven/1). */
  readonly sameSpotDrafted: 'kept' | 'out';
  /** Sideboarding halves the base limit before, or the limit after, other changes (coe/2.IV.iii; crf/term/sideboard/2). */
  readonly sideboardHalves: 'base' | 'final';
  /** A character may be played beyond influence (crf/turn/organization-phase/playing-characters/1; coe/2.II.2.2.1). */
  readonly playWithoutInfluence: 'any' | 'general-only';
  /** Moving to general influence beyond the maximum (pef/term/influence/3; coe/2.II.3.3). */
  readonly overGeneralInfluence: boolean;
  /** A newcomer under direct influence may form his own company (pef/term/characters-playing-them/2; coe/2.II.2.2.1). */
  readonly ownCompanyUnderDirect: boolean;
  /** A card that lets one have whoever it is lets a Fallen-wizard have Orcs and Trolls, or only one that names them does (pef/card/thrall-of-the-voice/1, pef/card/we-have-come-to-kill/1; coe/2.II.2.2.F2). */
  readonly leaveForRaces: 'any' | 'named';
  /** When a Fallen-wizard may give up a Stage card: at any time of his organization phase, or as it ends (pef/term/fallen-wizards/4; coe/2.II.F1). */
  readonly shedsStages: 'while-organizing' | 'as-it-ends';
  /** What a Fallen-wizard loses when he leaves play, or when an opponent who is he reveals him: all Stage resources specific to him, or the permanent-events among them (crf/term/stage-resources/1, pef/term/fallen-wizards/3; coe/2.2.F1, 2.II.2.1.F3). */
  readonly specificLost: 'permanent-events' | 'all-resources';
  /** Of two cards that each say what it takes to control somebody: the lower number, or that of the later card (crf/card/wizards-myrmidon/1; coe/9.4.3). */
  readonly controlNumbers: 'lowest' | 'latest';
  /** What goes with the last character of a company (crf/term/company/1; coe/2.3). */
  readonly companyGone: 'resource-events' | 'all-events';
  /** Who orders passive conditions at the start of a company's phase (crf/turn/movement-hazard-phase/general/4; coe/2.IV.vi). */
  readonly ordersPassives: 'hazard-player' | 'resource-player';
  /** Who orders the changes of the hazard limit as a company sets out (crf/turn/movement-hazard-phase/general/4; coe/2.IV.iv). */
  readonly ordersLimit: 'hazard-player' | 'resource-player';
  /** What was played while organizing and depends on the way is declared at the reveal, or just applied (crf/turn/organization-phase/choosing-a-new-site/5; coe/2.IV.iv). */
  readonly wayEffects: 'declared' | 'applied';
  /** Another new site changes the path of the company too, or leaves it as it was (crf/card/chance-of-being-lost/1; coe/2.IV.ii.1). */
  readonly replacedSite: 'changes-path' | 'keeps-path';
  /** Which company goes back when a join breaks the rules (crf/turn/movement-hazard-phase/general/8; coe/2.IV.6.1). */
  readonly illegalJoin: 'one-returns' | 'one-stays';
  /** At a haven that a card has made companies may stay apart as at others, or are one as elsewhere (coe/2.IV.6; pef/term/havens-untapping/1). */
  readonly apartAtMadeHavens: boolean;
  /** A card may be placed on guard though the company is gone (crf/term/company/2; coe/2.IV.vii.4). */
  readonly onGuardWithoutCompany: boolean;
  /** What an untargeted long- or permanent-event does waits for the next chain: all of it, or changed numbers (pef/term/passive-conditions/1; coe/9.1.5, 9.6.8). */
  readonly eventsArm: 'all' | 'numbers';
  /** When copies that cannot be duplicated are looked for, and where (crf/term/cannot-be-duplicated/1; coe/g.cbd.1). */
  readonly duplicateCheck: 'in-play' | 'in-play-chain-removed';
  /** A short-event that cannot be duplicated is barred by one that works on the same thing, or by any (coe/5.1.4, glossary "cannot be duplicated"; crf/term/cannot-be-duplicated/2). */
  readonly shortEventCopies: 'same-entity' | 'any';
  /** A short-event that changed nothing (crf/term/active-conditions/4; coe/5.1.2). */
  readonly noEffectShortEvent: 'discard' | 'return-to-hand';
  /** One card needing a skill against a strike: of each player, or of each character (coe/3.iv.5; crf/term/skill-cards/2). */
  readonly skillCardsPerStrike: 'player' | 'character';
  /** What is applied to prowess first: the weapon, or all items (coe/3.iv.6, 6.1.4; crf/turn/combat/the-strike-sequence/8). */
  readonly prowessFirst: 'weapon' | 'items';
  /** Players may act between the attacks of one creature (pef/term/attacks-creature/1; coe/2.IV.vii.2.1). */
  readonly actBetweenAttacks: boolean;
  /** Before strikes of an automatic-attack are assigned (crf/turn/site-phase/automatic-attacks/6; coe/3.i). */
  readonly automaticAttackActions: 'cancel-only' | 'cancel-or-modify';
  /** What opens the play of one more minor item (crf/turn/site-phase/general/5; coe/2.V.5). */
  readonly extraMinorItem: 'ally-faction-item' | 'anything-that-taps';
  /** Cancelling an automatic-attack at home (crf/turn/site-phase/automatic-attacks/5; coe/2.V.ii.5). */
  readonly homeCancel: 'any-home' | 'named-home';
  /** A card revealed on guard resolves at once, or opens its own chain (crf/turn/site-phase/on-guard-cards/2; coe/2.V.6.1). */
  readonly onGuardReveal: 'at-once' | 'own-chain';
  /** When cards on guard go back (pef/term/on-guard-playing-cards/3; coe/2.V.10). */
  readonly onGuardReturns: 'after-company' | 'after-all';
  /** Using what another company has, in the site phase (crf/card/marvels-told/1, pef/term/site-phase/2; coe/2.V.9). */
  readonly otherCompanies: 'entered-or-licensed' | 'entered';
  /** A near miss that would eliminate an avatar is softened by what prevents discarding (crf/term/corruption/7; coe/7.1). */
  readonly protectionSavesAvatar: boolean;
  /** A corruption check whose discard was prevented (pef/card/tookish-blood/1; coe/7.1.3). */
  readonly preventedDiscard: 'not-failed' | 'success';
  /** What a card says of failed corruption checks happens at once, or is first in the next chain (coe/9.5.3; crf/term/corruption/2). */
  readonly afterFailedCheck: 'at-once' | 'next-chain';
  /** Companions may tap for a corruption check, or against a strike, in an opponent's turn too (coe/7.1.1, 3.3; companion/clarification/ren-the-unclean/1). */
  readonly supportInAnyTurn: boolean;
  /** Cards are read with their older errata, or as they are printed now (crf/card/alatar/1, crf/card/indur-dawndeath/1). */
  readonly wording: 'older' | 'current';
  /** What the other side's items say is as if it were not there, or holds as far as moving goes (pef/term/items/1; coe/6.1.5). */
  readonly itemsAcross: 'mute' | 'but-for-movement';
  /** Which of several attacks a tap may still cancel once strikes are assigned (crf/card/assassin/4). */
  readonly lateTapCancel: 'first' | 'any';
  /** Who gives out strikes regardless of what the attack says, against another card by which the attacker does: the one whom a resource lets, or the attacker (coe/3.ii.3; crf/turn/combat/attack/12). */
  readonly regardlessYields: 'to-always' | 'to-all-others';
  /** Whose action ends the wait for a creature that was called: its player's, or whoever acts first (coe/5.1.3; crf/card/fell-beast/1, crf/card/morgul-horse/2). */
  readonly callEnds: 'own-action' | 'any-action';
  /** Actions in answer to what happens at the end of the turn (crf/turn/end-of-turn-phase/1; coe/2.VI.iii). */
  readonly endOfTurnAnswers: boolean;
  /** What one whose company is attacked by another may do: cancel the attack or affect a strike, or all that bears on attack, strikes or who fights (coe/3.V; crf/turn/site-phase/company-vs-company-combat/1, pef/term/company-vs-company-combat-cvcc/1). */
  readonly fightingBack: 'cancel-or-strike' | 'all-that-bears-on-it';
  /** Half-orcs make a company overt: together with others than Men, or never (coe glossary "overt"; crf/term/company/5). */
  readonly overtHalfOrcs: 'with-others' | 'never';
  /** Who buries another's item provides cards of the sites where it can be dug up (crf/tournament/great-secrets-buried-there/1). */
  readonly providesSites: boolean;
}

const coe: RuleSet = {
  name: 'coe',
  avatarEliminated: 'minus5',
  lastTurnAfterExhaustion: true,
  tie: 'draw',
  doubleAgainst: 'zero-or-less',
  underDeepsForCalling: 'by-kind',
  councilDuplicates: 'any-scoring',
  draft: 'always',
  draftLeftovers: 'removed-from-game',
  duplicatesCountAgainstTen: true,
  namesStartingSite: 'any',
  sameSpotDrafted: 'kept',
  sideboardHalves: 'base',
  playWithoutInfluence: 'general-only',
  overGeneralInfluence: false,
  ownCompanyUnderDirect: false,
  controlNumbers: 'latest',
  leaveForRaces: 'named',
  shedsStages: 'as-it-ends',
  specificLost: 'permanent-events',
  companyGone: 'all-events',
  ordersPassives: 'resource-player',
  ordersLimit: 'resource-player',
  wayEffects: 'applied',
  replacedSite: 'keeps-path',
  illegalJoin: 'one-stays',
  apartAtMadeHavens: true,
  onGuardWithoutCompany: false,
  duplicateCheck: 'in-play-chain-removed',
  eventsArm: 'numbers',
  shortEventCopies: 'same-entity',
  noEffectShortEvent: 'return-to-hand',
  skillCardsPerStrike: 'player',
  prowessFirst: 'weapon',
  actBetweenAttacks: false,
  automaticAttackActions: 'cancel-or-modify',
  extraMinorItem: 'anything-that-taps',
  homeCancel: 'named-home',
  onGuardReveal: 'own-chain',
  onGuardReturns: 'after-all',
  otherCompanies: 'entered',
  protectionSavesAvatar: false,
  preventedDiscard: 'success',
  afterFailedCheck: 'at-once',
  supportInAnyTurn: false,
  wording: 'current',
  itemsAcross: 'but-for-movement',
  lateTapCancel: 'any',
  regardlessYields: 'to-always',
  callEnds: 'own-action',
  endOfTurnAnswers: true,
  fightingBack: 'cancel-or-strike',
  overtHalfOrcs: 'with-others',
  providesSites: false,
};

const crf: RuleSet = {
  name: 'crf',
  avatarEliminated: 'lose',
  lastTurnAfterExhaustion: false,
  tie: 'draw',
  doubleAgainst: 'zero',
  underDeepsForCalling: 'never',
  councilDuplicates: 'unique-resources',
  draft: 'optional',
  draftLeftovers: 'removed-from-play',
  duplicatesCountAgainstTen: false,
  namesStartingSite: 'haven-maker',
  sameSpotDrafted: 'out',
  sideboardHalves: 'final',
  playWithoutInfluence: 'any',
  overGeneralInfluence: true,
  ownCompanyUnderDirect: true,
  controlNumbers: 'lowest',
  leaveForRaces: 'any',
  shedsStages: 'while-organizing',
  specificLost: 'all-resources',
  companyGone: 'resource-events',
  ordersPassives: 'hazard-player',
  ordersLimit: 'hazard-player',
  wayEffects: 'declared',
  replacedSite: 'changes-path',
  illegalJoin: 'one-returns',
  apartAtMadeHavens: false,
  onGuardWithoutCompany: true,
  duplicateCheck: 'in-play',
  eventsArm: 'all',
  shortEventCopies: 'any',
  noEffectShortEvent: 'discard',
  skillCardsPerStrike: 'character',
  prowessFirst: 'items',
  actBetweenAttacks: true,
  automaticAttackActions: 'cancel-only',
  extraMinorItem: 'ally-faction-item',
  homeCancel: 'any-home',
  onGuardReveal: 'at-once',
  onGuardReturns: 'after-company',
  otherCompanies: 'entered-or-licensed',
  protectionSavesAvatar: true,
  preventedDiscard: 'not-failed',
  afterFailedCheck: 'next-chain',
  supportInAnyTurn: true,
  wording: 'older',
  itemsAcross: 'mute',
  lateTapCancel: 'first',
  regardlessYields: 'to-all-others',
  callEnds: 'any-action',
  endOfTurnAnswers: false,
  fightingBack: 'all-that-bears-on-it',
  overtHalfOrcs: 'never',
  providesSites: false,
};

const tournament: RuleSet = {
  ...crf,
  name: 'tournament',
  avatarEliminated: 'minus5',
  tie: 'weakest-link',
  draft: 'always',
  duplicatesCountAgainstTen: true,
  providesSites: true,
};

export const RULE_SETS = { coe, crf, tournament } as const;
export type RuleSetName = keyof typeof RULE_SETS;

export const rulesOf = (s: { rules: RuleSetName }): RuleSet => RULE_SETS[s.rules];
