import { type Cid, query, type Seat, type State } from '@mathom/engine';
import type { Card } from '@mathom/engine/language';
import { t } from '../../app/words.ts';
import { PLAYER_WORDS } from '../../build/model/words.ts';
import { knownCard } from '../../cards/data.ts';
import type { Told } from './numbers.ts';

/** What sets the kinds of player apart, as the table shows it. */

/** What somebody plays as, and who he is if it is known. */
export function playerWord(s: State, seat: Seat): string {
  const kind = query.kindOf(s, seat);
  const who = s.players[seat].avatar || (kind.embodies === null ? query.whoIs(s, seat) : '');
  const word = PLAYER_WORDS[kind.name];
  return who === '' || who.includes(word) ? who || word : `${who}, ${word}`;
}

/** How far a player has strayed; null for those who do not. */
export function stagePoints(s: State, seat: Seat): Told | null {
  if (!query.kindOf(s, seat).hasStagePoints) return null;
  const parts: query.Trace = [];
  const value = query.playerStat(s, 'stage-points', seat, parts);
  return { value, parts };
}

/** So many stage points one must have for something that a card says; 0 if it asks for none. */
export function stagesAskedBy(card: Card): number {
  let most = 0;
  const look = (x: unknown): void => {
    if (typeof x !== 'object' || x === null) return;
    const { value, atLeast } = x as { value?: { stat?: unknown; of?: unknown }; atLeast?: unknown };
    if (value?.stat === 'stage-points' && value.of === 'self' && typeof atLeast === 'number')
      most = Math.max(most, atLeast);
    for (const part of Object.values(x)) look(part);
  };
  look(card);
  return most;
}

/** What his stage points allow, and what they do not yet: cards in hand, and giving up a stage. */
export function stagesAllow(s: State, seat: Seat, points: number): string {
  const asked = new Map<string, number>();
  for (const id of s.players[seat].hand) {
    const card = knownCard(s, id);
    const n = card ? stagesAskedBy(card) : 0;
    if (card && n > 0) asked.set(card.name, n);
  }
  const cards = [...asked].map(([name, n]) =>
    points >= n
      ? t('{{name}} can be played ({{n}})', { name, n })
      : t('{{name}} asks for {{n}}', { name, n }),
  );
  const least = query.kindOf(s, seat).shedsStagesAbove ?? 0;
  const shed =
    points > least
      ? t('As organizing ends one Stage card may be given up, if {{least}} are left', { least })
      : t('From {{n}} on a Stage card may be given up as organizing ends', { n: least + 1 });
  return [...cards, shed].join('. ');
}

/** What a site is to whoever is there that its card does not say: a Wizardhaven, and whether it is protected. */
export function havenWord(s: State, site: Cid): string {
  if (knownCard(s, site)?.kind !== 'site') return '';
  const is = (keyword: 'wizardhaven' | 'protected'): boolean =>
    query.matches(s, query.newCtx(s, s.owner[site], site), site, { keyword });
  if (!is('wizardhaven')) return '';
  return is('protected') ? 'protected Wizardhaven' : 'Wizardhaven';
}
