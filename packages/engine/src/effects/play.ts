import type { Effect } from '../language/index.ts';
import { company, companiesOf, def, isCharacter, noteOn } from '../query/cards.ts';
import { matches } from '../query/filter.ts';
import { cardsIn } from '../query/value.ts';
import { uniquelyTaken } from '../legality/use.ts';
import { settleSlots } from '../procedures/exec.ts';
import { type Cid, type Ctx, GENERAL, type State } from '../state/types.ts';
import { occur } from '../triggers.ts';
import { attach, enterPlay, placeCharacter, shuffleDeck } from '../verbs/cards.ts';

type PlayEffect = Extract<Effect, { do: 'play' }>;

/** Cards that a text lets its player bring into play as part of its own resolution. */
export function playableNow(s: State, c: Ctx, e: PlayEffect): Cid[] {
  const list = e.from.flatMap((z) => cardsIn(s, z, c.by)).filter((id) => matches(s, c, id, e.a) && !uniquelyTaken(s, id));
  const p = s.players[c.by];
  return list.filter((id) => {
    const d = def(s, id);
    if (d.kind === 'character' && d.avatar) return !p.avatarLost && (p.avatar === '' || p.avatar === d.name);
    return true;
  });
}

export function playNow(s: State, c: Ctx, e: PlayEffect, id: Cid): void {
  const fromDeck = s.zone[id] === 'deck';
  c.bound.changed = 1;
  if (isCharacter(s, id)) {
    const d = def(s, id);
    const name = e.at === 'site-of-storing' ? (c.card >= 0 ? s.notes[c.card]?.stored : undefined) : undefined;
    const co = companiesOf(s, c.by).find((x) => name === undefined || def(s, x.site).name === name) ?? company(s, s.current);
    if (co) placeCharacter(s, id, co.id, GENERAL);
    if (d.kind === 'character' && d.avatar) {
      s.players[c.by].avatar = d.name;
      s.history.push({ what: 'avatar-played', seat: c.by, card: id, name: d.name });
    }
    noteOn(s, id).since = s.turn;
  } else if (def(s, id).kind === 'item' && c.user >= 0) {
    attach(s, id, c.user);
    settleSlots(s, id);
    occur(s, { event: 'item-gained', card: c.user, item: id });
  } else enterPlay(s, id);
  occur(s, { event: 'card-played', card: id });
  if (fromDeck) shuffleDeck(s, c.by);
}
