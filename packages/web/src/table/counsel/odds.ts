import { type Decision, type Entry, type Option, query, type State } from '@mathom/engine';
import type { CheckOdds } from '@mathom/engine/outlook/check-odds';
import type { StrikeOdds, Threat } from '@mathom/engine/outlook/strike-odds';
import { useMemo } from 'react';
import { percent } from '../../app/numbers.ts';
import { t, told } from '../../app/words.ts';
import { nameOr } from '../../cards/data.ts';
import { useGame } from '../context.tsx';
import type { Choice } from '../model/choices.ts';
import { useUi } from '../ui.ts';
import { type Outlook, useOutlook } from './useOutlook.ts';

/** What the dice are likely to say, where they decide. */
export type Odds = StrikeOdds | CheckOdds;

const STAYS: readonly string[] = ['stay-untapped', 'stay-freely', 'stay-cheaply'];

function inStrike(o: Outlook, s: State, d: Decision, option: Option, help: number): Odds | null {
  const f = query.strikeFrame(s);
  const a = query.attackFrame(s);
  if (!a) return null;
  if (option.type === 'assign' || option.type === 'strike') return o.strikeOddsOf(s, a, option.who);
  if (!f) return null;
  // he who commits a strike is asked as well: of him nothing is said here
  if (STAYS.includes(d.about) && d.card === f.who)
    return o.strikeOdds(s, a, f, { stay: option.type === 'yes', support: help });
  if (d.about === 'support' && d.card === f.who)
    return o.strikeOdds(s, a, f, { support: option.type === 'card' ? 1 : 0 });
  return null;
}

/** One more for the check that is declared. */
function supported(o: Outlook, s: State, n: number): Odds | null {
  const chain = query.chainFrame(s);
  const all: Entry[] = chain ? [...chain.entries, ...(chain.now ? [chain.now] : [])] : [];
  const e = all.find((x) => x.n === n);
  const now = e ? o.entryOdds(s, e) : null;
  if (!e || now?.kind !== 'corruption') return null;
  const more = { kind: 'corruption', who: now.who, k: 0, by: 1, card: '' };
  return o.entryOdds(s, { ...e, mods: [...e.mods, more] });
}

/** Who would try for the faction that is being played. */
function forFaction(o: Outlook, s: State, option: Option): Odds | null {
  const f = s.stack[s.stack.length - 1];
  if (f?.p !== 'declare' || f.use.kind !== 'at-site' || f.slot !== 0) return null;
  if (option.type !== 'aim' || option.aim.t !== 'card') return null;
  return o.factionOdds(s, option.aim.id, f.use.card);
}

/** How an option is likely to go; null where no dice follow upon it. */
export function optionOdds(
  o: Outlook,
  s: State,
  d: Decision,
  option: Option,
  help: number,
): Odds | null {
  switch (option.type) {
    case 'influence':
      return o.influenceOdds(s, option.card, option.target, option.reveal);
    case 'support':
      return supported(o, s, option.n);
    case 'store':
    case 'transfer':
      return query.def(s, option.card).kind === 'item'
        ? o.corruptionOdds(s, s.host[option.card])
        : null;
    case 'card':
      return d.about === 'council-check'
        ? o.corruptionOdds(s, option.card)
        : inStrike(o, s, d, option, help);
    case 'aim':
      return forFaction(o, s, option);
    default:
      return inStrike(o, s, d, option, help);
  }
}

/** A question about the future must never stop the present. */
function quietly<T>(ask: () => T | null): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/** Those who are marked to support him count already. */
export function useOptionOdds(choice: Choice): Odds | null {
  const help = useUi((u) => u.picked.length);
  const { s, decision } = useGame();
  const o = useOutlook();
  return useMemo(
    () => (o && decision ? quietly(() => optionOdds(o, s, decision, choice.option, help)) : null),
    [o, s, decision, choice, help],
  );
}

/** What is about to be rolled, whoever decides now. */
export function useOddsNow(): Odds | null {
  const { s, decision } = useGame();
  const o = useOutlook();
  return useMemo(() => {
    if (!o) return null;
    // each of the answers says it for itself
    if (STAYS.includes(decision?.about ?? '')) return null;
    return quietly(() => {
      const f = query.strikeFrame(s);
      const a = query.attackFrame(s);
      if (f && a && f.outcome === '' && !f.canceled && s.stack.indexOf(f) >= 0)
        return o.chainOdds(s) ?? o.strikeOdds(s, a, f);
      return o.chainOdds(s);
    });
  }, [o, s, decision]);
}

/** The automatic-attacks that a company about to enter will face. */
export function useThreats(): readonly Threat[] {
  const { s, decision } = useGame();
  const o = useOutlook();
  return useMemo(() => {
    const co = query.company(s, s.current);
    if (!o || !co || decision?.about !== 'enter') return [];
    return quietly(() => o.threatsAt(s, co, co.site)) ?? [];
  }, [o, s, decision]);
}

const chance = (need: number, p: number): string =>
  need > 12
    ? t('no roll is enough')
    : p >= 1
      ? t('any roll is enough')
      : t('needs {{need}} or more: {{chance}}', { need, chance: percent(p) });

const HARMS: Readonly<Record<StrikeOdds['harm'], string>> = told({
  wounds: 'wounded',
  taps: 'tapped',
  captures: 'taken',
  spares: 'hit, unharmed',
  none: 'hit, unharmed',
});

const RING_WORDS = (word: string): string => t(word.replaceAll('-', ' '));

/** The odds in a line. */
export function oddsWords(odds: Odds): string {
  switch (odds.kind) {
    case 'strike': {
      const { need, fails, hits, harm, dies } = odds;
      const first =
        need === 0 ? t('both roll: {{chance}}', { chance: percent(fails) }) : chance(need, fails);
      if (hits === 0) return fails === 1 ? first : `${first}; ${t('never harmed')}`;
      const killed =
        harm === 'wounds' ? t(', of that killed {{chance}}', { chance: percent(dies) }) : '';
      return `${first}; ${HARMS[harm]} ${percent(hits)}${killed}`;
    }
    case 'corruption': {
      const lost = [
        odds.discarded > 0 ? t('discarded {{chance}}', { chance: percent(odds.discarded) }) : '',
        odds.eliminated > 0
          ? t('lost for good {{chance}}', { chance: percent(odds.eliminated) })
          : '',
      ].filter(Boolean);
      return `${chance(odds.need, odds.passes)}${lost.length > 0 ? `; ${lost.join(', ')}` : ''}`;
    }
    case 'ring':
      return odds.rings
        .filter((r) => r.chance > 0)
        .map((r) => `${RING_WORDS(r.ring)} ${percent(r.chance)}${r.held ? t(' (in hand)') : ''}`)
        .join(', ');
    case 'body':
      return t('survives: {{chance}}', { chance: percent(odds.passes) });
    default:
      return odds.need === 0
        ? t('both roll: {{chance}}', { chance: percent(odds.passes) })
        : chance(odds.need, odds.passes);
  }
}

/** Shares of a bar: good, neither, bad, worst. */
export function oddsShares(odds: Odds): readonly [number, number, number, number] | null {
  switch (odds.kind) {
    case 'strike': {
      const dead = odds.harm === 'wounds' ? odds.hits * odds.dies : 0;
      return [odds.fails, odds.nothing, odds.hits - dead, dead];
    }
    case 'corruption':
      return [odds.passes, 0, odds.discarded, odds.eliminated];
    case 'ring':
      return null;
    default:
      return [odds.passes, 0, 1 - odds.passes, 0];
  }
}

/** Of whose roll it is. */
export const oddsWho = (s: State, odds: Odds): string => (odds.who >= 0 ? nameOr(s, odds.who) : '');
