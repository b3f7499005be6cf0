import type { GameLength, LawName, Part } from '@mathom/decks';
import type { PlayerKind } from '@mathom/engine/language';
import { told } from '../../app/words.ts';

export const PART_WORDS: Readonly<Record<Part, string>> = told({
  pool: 'Pool',
  characters: 'Characters',
  resources: 'Resources',
  hazards: 'Hazards',
  sites: 'Sites',
  sideboard: 'Sideboard',
  antiFallenWizard: 'Sideboard against Fallen-wizards',
  farLands: 'Sideboard for the far lands',
});

export const PLAYER_WORDS: Readonly<Record<PlayerKind, string>> = told({
  wizard: 'Wizard',
  ringwraith: 'Ringwraith',
  'fallen-wizard': 'Fallen-wizard',
  balrog: 'Balrog',
});

/** How each of them plays, in a sentence; the lesson about it, and the sign under which he stands. */
export const HOW_THEY_PLAY: Readonly<
  Record<
    PlayerKind,
    {
      readonly says: string;
      readonly lesson: string;
      readonly sign: 'staff' | 'hood' | 'tower' | 'flame';
    }
  >
> = {
  wizard: {
    says: 'Free peoples travel far for items, allies and friends, and hide from what hunts them. The best to begin with.',
    lesson: '/learn',
    sign: 'staff',
  },
  ringwraith: {
    says: 'Orcs, Trolls and evil Men raid from the Darkhavens, secretly or openly; what slays heroes often only detains them.',
    lesson: '/learn?lesson=shadow',
    sign: 'hood',
  },
  'fallen-wizard': {
    says: 'Strays from his task by stages, takes from both sides, and makes ruins his Wizardhavens; the further he falls, the more he may.',
    lesson: '/learn?lesson=fallen-wizard',
    sign: 'tower',
  },
  balrog: {
    says: 'Rules the Under-deeps from Moria with hordes that always come back, and burns whoever comes too near.',
    lesson: '/learn?lesson=balrog',
    sign: 'flame',
  },
};

export const LAW_WORDS: Readonly<Record<LawName, string>> = told({
  coe: 'Council of Elrond (current)',
  crf: 'older collected rulings',
  tournament: 'tournament',
  dream: 'dream-cards',
});

export const LENGTH_WORDS: Readonly<Record<GameLength, string>> = told({
  starter: 'starter game',
  short: 'short game',
  long: 'long game',
  campaign: 'campaign game',
});
