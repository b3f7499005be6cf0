import type { CardId, PlayerKind, SiteName } from '@mathom/engine/language';
import { KINDS_OF_PLAYER } from '@mathom/engine/rules/kinds-of-player';
import type { GameLength, LawName } from '../deck.ts';

/** A number of the law, and where it stands. */
export interface Bound {
  readonly n: number;
  readonly cites: readonly string[];
}
const at = (n: number, ...cites: string[]): Bound => ({ n, cites });

/** What counts as half a creature. */
export type Half = 'agent' | 'dragon-event' | 'creature-or-event' | 'spawn-event';

/** The law as numbers, for one rule set, kind of player, length and number of players. */
export interface Law {
  readonly name: LawName;
  readonly kind: PlayerKind;
  readonly length: GameLength;
  readonly resourcesMin?: Bound;
  readonly resourcesMax?: Bound;
  /** as many hazards as resources */
  readonly hazardsEqual: readonly string[];
  /** copies of a hazard that may be counted as resources, for each such card */
  readonly dualAsResource?: Bound;
  /** those in the play deck who are no avatars */
  readonly charactersMax: Bound;
  readonly creaturesMin?: Bound;
  readonly half: readonly Half[];
  /** single cards that are worth half a creature too */
  readonly halfCards: ReadonlySet<CardId>;
  readonly avatarsMax: Bound;
  /** in place of the number: one avatar for so many cards of the play deck */
  readonly cardsPerAvatar?: Bound;
  readonly avatarsDifferent: Bound;
  /** avatars of whom deck and sideboard together have more than one copy */
  readonly avatarsMultiplied: Bound;
  /** copies of one avatar in deck and sideboard together */
  readonly avatarCopies?: Bound;
  /** events that stand for an avatar are counted as avatars */
  readonly eventAvatars?: readonly string[];
  readonly uniqueCopies: Bound;
  readonly copies: Bound;
  readonly characterCopies: Bound;
  /** of resources of heroes, and of minions */
  readonly alignedCopies: Bound;
  readonly stageCopies: Bound;
  /** that deck and sideboards are looked at together, for copies and for all the rest */
  readonly together: readonly string[];
  /** that only what can be played may be there */
  readonly playable: readonly string[];
  /** that an agent is what his player can play him as */
  readonly agentSort: readonly string[];
  readonly agentMind: Bound;
  readonly sideboardMax: Bound;
  /** in place of the number: ten for so many cards of the play deck */
  readonly cardsPerTenOfSideboard?: Bound;
  readonly antiFallenWizardMax: Bound;
  readonly farLandsMax: Bound;
  /** only the number of copies is asked in the sideboard */
  readonly sideboardFree?: readonly string[];
  readonly poolCharacters: Bound;
  readonly poolItems: Bound;
  readonly poolAvatars: Bound;
  /** any card that somebody could start with */
  readonly poolFree?: readonly string[];
  readonly stageCards: Bound;
  readonly stagePoints: Bound;
  /** parts of a hundred that are dream-cards */
  readonly dreamPercent?: Bound;
  readonly startCharacters: Bound;
  readonly startMind: Bound;
  /** what an avatar counts for who starts; absent: none can */
  readonly startAvatarMind?: Bound;
  readonly startItems: Bound;
  readonly startCompanies: Bound;
  readonly startSites: { readonly names: readonly SiteName[]; readonly cites: readonly string[] };
  /** other sites too: at home, or where the avatar is (dc/start/4 to 6) */
  readonly startElsewhere?: readonly string[];
  /** one agent needs no permit if he is of the avatar's race or at home */
  readonly startOneAgent?: readonly string[];
  /** events in place of items are drafted as characters are */
  readonly startEventsDrafted?: readonly string[];
  /** a stage card for any character lets an Orc or Troll start */
  readonly anyRacePermit: boolean;
  /** Double-dealing only on a Hidden Haven drafted before */
  readonly doubleDealingAfterHaven?: readonly string[];
  /** where cards of the pool may go that did not start */
  readonly leftToSideboard: boolean;
  readonly leftCites: readonly string[];
  readonly leftOthersToDeck: boolean;
}

const SIDEBOARD: Readonly<Record<GameLength, number>> = {
  starter: 30,
  short: 30,
  long: 35,
  campaign: 40,
};

/** Where it is said how many each kind of player drafts. */
const DRAFT: Readonly<Record<PlayerKind, string>> = {
  wizard: 'coe/1.9',
  ringwraith: 'coe/1.9.R1',
  'fallen-wizard': 'coe/1.9',
  balrog: 'coe/1.9.B1',
};

/** Where it is said from where each kind of player starts. */
const START: Readonly<Record<PlayerKind, string>> = {
  wizard: 'coe/1.10.W1',
  ringwraith: 'coe/1.10.R1',
  'fallen-wizard': 'coe/1.10.F1',
  balrog: 'coe/1.10.B1',
};

/** Where it is said what an agent counts as. */
const AGENT: Readonly<Record<PlayerKind, string>> = {
  wizard: 'coe/1.3.W2',
  ringwraith: 'coe/1.3.R2',
  'fallen-wizard': 'coe/1.3.F4',
  balrog: 'coe/1.3.B2',
};

/** The rules of 2026. */
function coe(kind: PlayerKind, length: GameLength): Law {
  const fallen = kind === 'fallen-wizard';
  const { draft, start } = KINDS_OF_PLAYER[kind];
  return {
    name: 'coe',
    kind,
    length,
    resourcesMin: at(30, 'coe/1.5'),
    resourcesMax: at(50, 'coe/1.5'),
    hazardsEqual: ['coe/1.5'],
    ...(fallen ? { dualAsResource: at(2, 'coe/1.3.F2') } : {}),
    charactersMax: at(10, 'coe/1.5'),
    creaturesMin: at(12, 'coe/1.5.1'),
    half: ['agent', 'dragon-event', 'creature-or-event', 'spawn-event'],
    halfCards: new Set(),
    avatarsMax: at(3, 'coe/1.5'),
    avatarsDifferent: at(2, 'coe/1.5'),
    avatarsMultiplied: at(1, 'coe/1.6.2'),
    uniqueCopies: at(1, 'coe/1.3.1'),
    copies: at(3, 'coe/1.3.1'),
    characterCopies: fallen ? at(2, 'coe/1.3.F1') : at(3, 'coe/1.3.1'),
    alignedCopies: fallen ? at(2, 'coe/1.3.F1') : at(3, 'coe/1.3.1'),
    stageCopies: at(3, 'coe/1.3.F1'),
    together: ['coe/1.6'],
    playable: [],
    agentSort: [AGENT[kind]],
    agentMind: at(36, 'coe/1.3.2'),
    sideboardMax: at(SIDEBOARD[length], 'coe/1.6.1'),
    antiFallenWizardMax: at(10, 'coe/1.6.1'),
    farLandsMax: at(0, 'coe/1.6.1'),
    poolCharacters: at(10, 'coe/1.7'),
    poolItems: at(2, 'coe/1.7'),
    poolAvatars: at(0, 'coe/1.7'),
    stageCards: at(3, 'coe/1.7.F1'),
    stagePoints: at(3, 'coe/1.7.F1'),
    startCharacters: at(draft.characters, DRAFT[kind]),
    startMind: at(draft.mind, 'coe/1.9'),
    startItems: at(2, 'coe/1.9'),
    startCompanies: at(start.companies, START[kind]),
    startSites: { names: start.at, cites: [START[kind]] },
    anyRacePermit: false,
    leftToSideboard: false,
    leftCites: ['coe/1.9'],
    leftOthersToDeck: false,
  };
}

/**
 * The Collected Rulings File as it is played among friends. It asks for no number of cards and of
 * creatures (for the latter only with more than two players), and for two avatars. Where it is
 * silent on what the sets themselves said, the rules of 2026 say it for them.
 */
function crf(kind: PlayerKind, length: GameLength, players: number, manyWizards: boolean): Law {
  const base = coe(kind, length);
  const several = players > 2;
  const avatars: Partial<Record<PlayerKind, Bound>> = {
    wizard: at(2, 'crf/term/wizard/1'),
    ringwraith: at(manyWizards ? 3 : 2, 'crf/term/mele-vs-metw/2'),
  };
  const avatarsMax = avatars[kind] ?? base.avatarsMax;
  return {
    ...base,
    name: 'crf',
    resourcesMin: undefined,
    resourcesMax: undefined,
    creaturesMin: several ? at(12, 'crf/term/multi-player-games/3') : undefined,
    half: ['agent', 'dragon-event', 'creature-or-event'],
    avatarsMax,
    avatarsDifferent: at(2, ...avatarsMax.cites),
    avatarsMultiplied: at(
      1,
      kind === 'ringwraith' ? 'crf/term/ringwraith/1' : 'crf/term/sideboard/4',
    ),
    avatarCopies: at(3, 'crf/term/sideboard/4'),
    characterCopies:
      kind === 'fallen-wizard' ? base.characterCopies : at(3, 'crf/term/character/3'),
    agentSort: kind === 'ringwraith' ? ['crf/term/agent/10'] : base.agentSort,
    agentMind: at(36, 'crf/term/agent/10', 'crf/term/agent/23'),
    sideboardMax: at(SIDEBOARD[length], 'crf/term/sideboard/1'),
    antiFallenWizardMax: at(0, 'crf/term/sideboard/1'),
    farLandsMax: at(0, 'crf/term/sideboard/1'),
    startMind: at(20, 'crf/turn/beginning-of-the-game/3'),
    anyRacePermit: true,
    doubleDealingAfterHaven: ['pef/card/double-dealing/1'],
    leftCites: ['crf/turn/beginning-of-the-game/1', 'crf/turn/beginning-of-the-game/4'],
  };
}

/** The same with its section on tournaments. */
function tournament(kind: PlayerKind, length: GameLength): Law {
  const base = crf(kind, length, 2, true);
  return {
    ...base,
    name: 'tournament',
    resourcesMin: at(30, 'crf/tournament/general/2'),
    ...(kind === 'fallen-wizard'
      ? { dualAsResource: at(2, 'crf/tournament/deck-construction/7') }
      : {}),
    charactersMax: at(10, 'crf/tournament/the-character-draft/7'),
    creaturesMin: at(
      12,
      'crf/tournament/deck-construction/2',
      'crf/tournament/deck-construction/3',
    ),
    avatarsMax: at(3, 'crf/tournament/deck-construction/4'),
    avatarsDifferent: at(2, 'crf/tournament/deck-construction/4'),
    avatarsMultiplied: at(1, 'crf/tournament/deck-construction/5'),
    poolCharacters: at(10, 'crf/tournament/the-character-draft/1'),
    startCharacters:
      kind === 'ringwraith'
        ? at(6, 'crf/tournament/the-character-draft/4')
        : kind === 'balrog'
          ? base.startCharacters
          : at(5, 'crf/tournament/the-character-draft/3'),
    startMind: at(20, 'crf/tournament/the-character-draft/6'),
    startSites:
      kind === 'ringwraith'
        ? { ...base.startSites, cites: ['crf/tournament/starting-companies/1'] }
        : base.startSites,
    leftCites: ['crf/tournament/the-character-draft/8', 'crf/turn/beginning-of-the-game/4'],
  };
}

/** Dream-card games: a tournament's law with more room. */
function dream(kind: PlayerKind, length: GameLength): Law {
  const base = tournament(kind, length);
  return {
    ...base,
    name: 'dream',
    creaturesMin: at(12, 'crf/tournament/deck-construction/2', 'dc/deck/7', 'dc/uep-cards/6'),
    halfCards: new Set<CardId>(['TW-33']), // Fell Beast, dc/uep-cards/6
    together: ['dc/playability/2', 'dc/playability/3'],
    playable: ['dc/playability/1'],
    agentSort: ['dc/deck/7'],
    cardsPerAvatar: at(20, 'dc/deck/2'),
    avatarsDifferent: at(2, 'dc/deck/2'),
    avatarCopies: undefined,
    eventAvatars: ['dc/deck/2'],
    sideboardMax: at(0, 'dc/deck/4'),
    cardsPerTenOfSideboard: at(20, 'dc/deck/4'),
    antiFallenWizardMax: at(10, 'dc/deck/5'),
    farLandsMax: at(10, 'dc/deck/6'),
    sideboardFree: ['dc/playability/2'],
    poolItems: at(3, 'dc/deck/3'),
    poolAvatars: at(1, 'dc/start/8'),
    poolFree: ['dc/deck/3'],
    dreamPercent: at(25, 'dc/deck/1'),
    startAvatarMind: at(12, 'dc/start/7'),
    startItems: at(3, 'dc/start/1'),
    startElsewhere: ['dc/start/4', 'dc/start/5', 'dc/start/6'],
    startOneAgent: ['dc/start/9'],
    startEventsDrafted: ['dc/start/3'],
    leftToSideboard: true,
    leftCites: ['dc/start/2', 'dc/deck/3'],
    leftOthersToDeck: true,
  };
}

export interface LawChoice {
  readonly ruleSet: LawName;
  readonly kind: PlayerKind;
  readonly length?: GameLength;
  /** at the table; two unless said */
  readonly players?: number;
  /** an opponent has three Wizards in his deck (crf/term/mele-vs-metw/2) */
  readonly threeWizards?: boolean;
}

const made = new Map<string, Law>();

/** The law that holds. */
export function lawOf(choice: LawChoice): Law {
  const { ruleSet, kind, length = 'short', players = 2, threeWizards = false } = choice;
  const key = `${ruleSet}/${kind}/${length}/${players > 2}/${threeWizards}`;
  const known = made.get(key);
  if (known) return known;
  const law =
    ruleSet === 'coe'
      ? coe(kind, length)
      : ruleSet === 'crf'
        ? crf(kind, length, players, threeWizards)
        : ruleSet === 'tournament'
          ? tournament(kind, length)
          : dream(kind, length);
  made.set(key, law);
  return law;
}
