import type { GameLength, LawName, Part } from '@mathom/decks';
import type { PlayerKind } from '@mathom/engine/language';

export const PART_WORDS: Readonly<Record<Part, string>> = {
  pool: 'Pool',
  characters: 'Characters',
  resources: 'Resources',
  hazards: 'Hazards',
  sites: 'Sites',
  sideboard: 'Sideboard',
  antiFallenWizard: 'Sideboard against Fallen-wizards',
  farLands: 'Sideboard for the far lands',
};

export const PLAYER_WORDS: Readonly<Record<PlayerKind, string>> = {
  wizard: 'Wizard',
  ringwraith: 'Ringwraith',
  'fallen-wizard': 'Fallen-wizard',
  balrog: 'Balrog',
};

export const LAW_WORDS: Readonly<Record<LawName, string>> = {
  coe: 'Council of Elrond (current)',
  crf: 'older collected rulings',
  tournament: 'tournament',
  dream: 'dream-cards',
};

export const LENGTH_WORDS: Readonly<Record<GameLength, string>> = {
  starter: 'starter game',
  short: 'short game',
  long: 'long game',
  campaign: 'campaign game',
};
