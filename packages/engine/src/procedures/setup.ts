import { happen, heeded } from '../happenings/happen.ts';
import { agentLeaves, leaveLacking, leaveUsed } from '../legality/character.ts';
import { canBear } from '../legality/site-play.ts';
import { ask, type Option } from '../options.ts';
import {
  allCompanies,
  being,
  companiesOf,
  company,
  def,
  isCharacter,
  isForAnother,
  noteOn,
  samePlace,
} from '../query/cards.ts';
import { nextSeat } from '../query/seats.ts';
import { kindOf, neverStarts } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { SetupFrame } from '../state/frames.ts';
import { type Cid, type Company, GENERAL, type Seat, type State } from '../state/types.ts';
import {
  attach,
  enterPlay,
  everyone,
  goWith,
  placeCharacter,
  put,
  rollDice,
  shuffleDeck,
} from '../verbs/cards.ts';
import { addMember, newCompany } from '../verbs/members.ts';
import { exchangeAvatars, otherAvatars, takenAvatars } from './avatar-exchange.ts';
import {
  dropWaiting,
  eventsToDraft,
  isDraftedEvent,
  joinWaiting,
  startsAlready,
  startWithEvent,
} from './draft-events.ts';
import { isStage, spotsFor, stagesToDraft, startingSites } from './draft-stages.ts';
import { as, type Procedure, pop } from './procedure.ts';

/** Getting ready: the draft, played at once and hidden, sites, hands, who begins (coe/1.9 to 1.13). */
export const setup: Procedure<SetupFrame> = {
  /** They have said who they are; now the others may look to their own avatars (coe/1.8, 1.8.F1). */
  exchange: {
    ask(s, f) {
      while (f.asking < s.players.length && takenAvatars(s, f.asking).length === 0) f.asking++;
      if (f.asking < s.players.length)
        return ask(f.asking, 'alternative', 'avatar-exchange', [
          ...otherAvatars(s, f.asking),
          { type: 'pass' },
        ]);
      f.asking = 0;
      f.s = 'draft';
      return null;
    },
    answer(s, f, o) {
      if (o.type !== 'pass') exchangeAvatars(s, f.asking, as(o, 'label').i);
      f.asking++;
    },
  },
  /** Without a draft everyone composes a company in secret. */
  choose: {
    ask(s, f) {
      const seat = f.asking;
      if (seat >= s.players.length) {
        f.s = 'show';
        return null;
      }
      const open = [...eligible(s, seat, f.starters[seat]), ...eventsToDraft(s, seat)].filter(
        (id) => !f.starters[seat].includes(id),
      );
      return ask(seat, 'pick', 'starting-company', [
        ...open.map((id): Option => ({ type: 'card', card: id })),
        { type: 'pass' },
      ]);
    },
    answer(_s, f, o) {
      if (o.type === 'card') f.starters[f.asking].push(o.card);
      else f.asking++;
    },
  },
  /** Then all are shown; what two players chose goes into their decks (crf/turn/beginning-of-the-game/1.1). */
  show: {
    run(s, f) {
      const names = f.starters.map((list) => list.map((id) => being(def(s, id))));
      f.starters.forEach((list, seat) => {
        for (const id of list.filter((x) => isDraftedEvent(s, x))) {
          s.known[id] = everyone(s);
          startWithEvent(s, seat, id);
        }
        for (const id of list.filter((x) => !isDraftedEvent(s, x))) {
          const twice =
            def(s, id).unique &&
            names.some((other, j) => j !== seat && other.includes(being(def(s, id))));
          s.known[id] = everyone(s);
          if (twice) intoDeckTwice(s, f, id);
          else startWith(s, seat, id);
        }
      });
      f.starters = s.players.map(() => []);
      f.asking = 0;
      f.s = 'items';
    },
  },
  draft: {
    ask(s, f) {
      if (f.stopped.every((x) => x)) {
        f.s = 'items';
        f.asking = 0;
        return null;
      }
      while (f.asking < s.players.length && (f.stopped[f.asking] || f.chosen[f.asking])) f.asking++;
      const seat = f.asking;
      if (seat >= s.players.length) {
        f.s = 'reveal';
        return null;
      }
      const stages = stagesToDraft(s, f, seat);
      const open = [...draftable(s, seat), ...stages, ...eventsToDraft(s, seat)];
      if (open.length === 0) {
        f.stopped[seat] = true;
        return null;
      }
      const options = open.map(asCard);
      // he must try to draft his Stage cards (coe/1.9.F4)
      if (stages.length === 0) options.push({ type: 'pass' });
      return ask(seat, 'pick', 'draft', options);
    },
    answer(_s, f, o) {
      f.chosen[f.asking] = true;
      f.picks[f.asking] = o.type === 'card' ? o.card : -1;
    },
  },
  reveal: {
    run(s, f) {
      const names = f.picks.map((id) => (id >= 0 ? being(def(s, id)) : ''));
      f.picks.forEach((id, seat) => {
        if (f.stopped[seat]) return;
        if (id < 0) {
          f.stopped[seat] = true;
          return;
        }
        s.known[id] = everyone(s);
        // the same unique character twice: all of them are set aside
        const twice = def(s, id).unique && names.some((n, j) => j !== seat && n === names[seat]);
        if (isStage(s, id)) {
          if (twice) put(s, id, 'discard', { known: everyone(s), why: 'drafted by both' });
          else f.placing[seat] = id;
        } else if (isDraftedEvent(s, id)) startWithEvent(s, seat, id);
        else if (twice) put(s, id, 'aside', { why: 'drafted by both' });
        else startWith(s, seat, id);
      });
      f.picks = s.players.map(() => -1);
      f.chosen = s.players.map(() => false);
      f.asking = 0;
      f.s = 'place';
    },
  },
  /** Where a Stage card that was shown comes to lie, said at once and hidden (coe/1.9.1). */
  place: {
    ask(s, f) {
      for (; f.asking < s.players.length; f.asking++) {
        const seat = f.asking;
        const card = f.placing[seat];
        if (card < 0 || f.spots[seat] >= 0) continue;
        const spots = spotsFor(s, f, seat, card);
        if (spots !== null && spots.length > 0)
          return ask(seat, 'pick', 'stage-spot', spots.map(asCard), card);
      }
      f.asking = 0;
      f.s = 'settle';
      return null;
    },
    answer(_s, f, o) {
      f.spots[f.asking] = as(o, 'card').card;
    },
  },
  settle: {
    run(s, f) {
      f.placing.forEach((card, seat) => {
        if (card < 0) return;
        const spot = f.spots[seat];
        if (spot >= 0 && s.zone[spot] === 'sites') {
          put(s, spot, 'play', { known: everyone(s), why: 'starting site' });
          f.bases[seat] = spot;
        }
        // by the older rules two who make the same of one place at once make nothing of it (crf/card/hidden-haven/1)
        if (
          rulesOf(s).sameSpotDrafted === 'out' &&
          f.placing.some((_, other) => other !== seat && isSameSpot(s, f, seat, other))
        )
          put(s, card, 'out', { known: everyone(s), why: 'drafted by both' });
        else enterPlay(s, card, spot);
      });
      f.placing = s.players.map(() => -1);
      f.spots = s.players.map(() => -1);
      f.s = 'draft';
    },
  },
  items: {
    ask(s, f) {
      const seat = f.asking;
      if (seat >= s.players.length) {
        f.s = 'leftovers';
        f.asking = 0;
        return null;
      }
      const items = s.players[seat].pool.filter((id) => {
        const d = def(s, id);
        return d.kind === 'item' && !neverStarts(d, s.players[seat].kind) && !isForAnother(s, id);
      });
      const [co] = companiesOf(s, seat);
      // events that may be there in the place of a minor item
      const events = s.players[seat].pool.filter((id) => {
        const d = def(s, id);
        if (d.kind !== 'event' || d.startingItem !== true || isForAnother(s, id)) return false;
        return co !== undefined && !startsAlready(s, seat, id, co);
      });
      if (!co) dropWaiting(s, seat);
      if ((items.length === 0 && events.length === 0) || !co) {
        f.asking++;
        return null;
      }
      const options: Option[] = [];
      for (const x of items)
        for (const to of co.members)
          if (canBear(s, x, to)) options.push({ type: 'transfer', card: x, to });
      for (const x of events) options.push({ type: 'card', card: x });
      options.push({ type: 'pass' });
      return ask(seat, 'pick', 'starting-item', options);
    },
    answer(s, f, o) {
      if (o.type === 'pass') {
        f.asking++;
        return;
      }
      if (o.type === 'card') {
        enterPlay(s, o.card);
        // one that is played on a company starts with this one
        const d = def(s, o.card);
        const [co] = companiesOf(s, f.asking);
        if (d.kind === 'event' && d.on === 'target' && co) s.company[o.card] = co.id;
        return;
      }
      const { card, to } = as(o, 'transfer');
      attach(s, card, to);
    },
  },
  /** Leftover and duplicated characters may go into the deck, ten characters at most (coe/1.9). */
  leftovers: {
    ask(s, f) {
      const seat = f.asking;
      if (seat >= s.players.length) {
        f.s = 'sites';
        f.asking = 0;
        return null;
      }
      const open = leftovers(s, f, seat);
      if (open.length === 0) {
        clearPool(s, seat);
        f.asking++;
        return null;
      }
      return ask(seat, 'pick', 'leftover', [
        ...open.map((id): Option => ({ type: 'card', card: id })),
        { type: 'pass' },
      ]);
    },
    answer(s, f, o) {
      if (o.type === 'pass') {
        clearPool(s, f.asking);
        f.asking++;
        return;
      }
      const { card } = as(o, 'card');
      if (s.zone[card] === 'aside') intoDeckTwice(s, f, card);
      else put(s, card, 'deck', { known: 0 });
    },
  },
  /** Where each starts, and who of him at which of two sites (coe/1.10). */
  sites: {
    ask(s, f) {
      const seat = f.asking;
      if (seat >= s.players.length) {
        f.s = 'hands';
        return null;
      }
      const [co, ...more] = companiesOf(s, seat);
      if (co && co.site < 0 && f.bases[seat] >= 0) startAt(s, co, f.bases[seat]);
      const open = startingSites(s, seat);
      if (co && co.site < 0 && open.length > 0)
        return ask(seat, 'pick', 'starting-site', open.map(asCard));
      const options = co ? splits(s, co, more, open) : [];
      if (options.length === 0) {
        f.asking++;
        return null;
      }
      return ask(seat, 'organize', 'starting-split', [...options, { type: 'pass' }]);
    },
    answer(s, f, o) {
      const [co] = companiesOf(s, f.asking);
      if (o.type === 'pass') f.asking++;
      else if (o.type === 'card') startAt(s, co, o.card);
      else {
        const { card, company: to, site } = as(o, 'regroup');
        const into = company(s, to) ?? newCompany(s, f.asking, -1);
        if (site !== undefined) startAt(s, into, site);
        addMember(s, card, into.id);
      }
    },
  },
  hands: {
    run(s, f) {
      s.players.forEach((p, seat) => {
        shuffleDeck(s, seat);
        for (let i = 0; i < 8; i++) {
          const id = p.deck[p.deck.length - 1];
          if (id !== undefined) put(s, id, 'hand', { known: 1 << seat, why: 'drawn' });
        }
      });
      f.s = 'first';
    },
  },
  first: {
    run(s, f) {
      let best: Seat[] = f.begins === undefined ? s.players.map((_, i) => i) : [f.begins];
      while (best.length > 1) {
        const rolls = best.map((seat) => {
          const dice = rollDice(s);
          const total = dice[0] + dice[1];
          if (heeded(s, 'roll'))
            happen(s, {
              event: 'roll',
              seat,
              dice,
              for: 'first turn',
              card: -1,
              total,
              against: 0,
              outcome: '',
            });
          return total;
        });
        const top = Math.max(...rolls);
        best = best.filter((_, i) => rolls[i] === top);
      }
      s.first = best[0];
      s.active = best[0];
      s.hazardSeat = nextSeat(s, best[0]);
      pop(s, f);
      s.stack.push({ p: 'turn', s: 'untap' });
    },
  },
};

const asCard = (id: Cid): Option => ({ type: 'card', card: id });

/** Both lay the same card on the same place. */
const isSameSpot = (s: State, f: SetupFrame, one: Seat, other: Seat): boolean =>
  f.placing[one] >= 0 &&
  f.placing[other] >= 0 &&
  s.def[f.placing[one]] === s.def[f.placing[other]] &&
  f.spots[one] >= 0 &&
  f.spots[other] >= 0 &&
  def(s, f.spots[one]).kind === 'site' &&
  samePlace(s, f.spots[one], f.spots[other]);

function startAt(s: State, co: Company, site: Cid): void {
  if (s.zone[site] !== 'play') put(s, site, 'play', { known: everyone(s), why: 'starting site' });
  co.site = site;
  co.startSite = s.def[site];
}

/** Who can start elsewhere: one at least stays with the first company (coe/1.10.R1, 1.10.B1). */
function splits(s: State, co: Company, more: readonly Company[], open: readonly Cid[]): Option[] {
  if (co.members.length < 2) return [];
  const there = more.map((x): { company: number; site?: Cid } => ({ company: x.id }));
  if (more.length + 1 < kindOf(s, co.seat).start.companies)
    for (const site of open)
      if (![co, ...more].some((x) => samePlace(s, x.site, site))) there.push({ company: -1, site });
  return co.members.flatMap((card) =>
    there.map((to): Option => ({ type: 'regroup', card, ...to })),
  );
}

function draftable(s: State, seat: Seat): Cid[] {
  const [co] = companiesOf(s, seat);
  const used = new Set(allCompanies(s).flatMap((c) => c.members.map((m) => being(def(s, m)))));
  return eligible(s, seat, co?.members ?? []).filter((id) => !used.has(being(def(s, id))));
}

/** Who could start besides those: so many characters of so much printed mind in all (coe/1.9). */
function eligible(s: State, seat: Seat, mine: readonly Cid[]): Cid[] {
  const most = kindOf(s, seat).draft;
  // where all is chosen in secret the events that let agents start are among them
  const events = mine.filter((id) => isDraftedEvent(s, id)).length;
  if (mine.length - events >= most.characters) return [];
  const agents = mine.filter((id) => isAgentCard(s, id)).length;
  const mind = mine.reduce((n, id) => n + printedMind(s, id), 0);
  return s.players[seat].pool.filter((id) => {
    const d = def(s, id);
    if (d.kind !== 'character' || d.avatar || d.neverStarts || isForAnother(s, id)) return false;
    // some need a card drafted before them that lets them start (coe/1.9.R2, 1.9.F1 to 1.9.F3)
    if (leaveLacking(s, seat, id) !== null) return false;
    if (d.agent && agentLeaves(s, seat, id).length === 0 && events <= agents) return false;
    return mind + (d.mind ?? 0) <= most.mind;
  });
}

function intoDeckTwice(s: State, f: SetupFrame, id: Cid): void {
  f.twice.push(id);
  put(s, id, 'deck', { known: 0, why: 'chosen by both' });
}

const isAgentCard = (s: State, id: Cid): boolean => {
  const d = def(s, id);
  return d.kind === 'character' && d.agent === true;
};

const printedMind = (s: State, id: Cid): number => {
  const d = def(s, id);
  return d.kind === 'character' ? (d.mind ?? 0) : 0;
};

function startWith(s: State, seat: Seat, id: Cid): void {
  const leave = leaveUsed(s, seat, id);
  const co = companiesOf(s, seat)[0] ?? newCompany(s, seat, -1);
  placeCharacter(s, id, co.id, GENERAL);
  joinWaiting(s, co);
  noteOn(s, id).starter = true;
  noteOn(s, id).since = 0;
  if (leave >= 0) goWith(s, leave, id);
}

function aside(s: State, seat: Seat): Cid[] {
  const out: Cid[] = [];
  for (let id = 0; id < s.def.length; id++)
    if (s.zone[id] === 'aside' && s.owner[id] === seat) out.push(id);
  return out;
}

function leftovers(s: State, f: SetupFrame, seat: Seat): Cid[] {
  const p = s.players[seat];
  const inDeck = p.deck.filter((id) => {
    const d = def(s, id);
    return (
      d.kind === 'character' &&
      isCharacter(s, id) &&
      !d.avatar &&
      (rulesOf(s).duplicatesCountAgainstTen || !f.twice.includes(id))
    );
  }).length;
  const set = aside(s, seat);
  // duplicates come on top of the ten in the casual rules of the crf
  const room = inDeck < 10;
  const pool = p.pool.filter((id) => isCharacter(s, id));
  if (room) return [...pool, ...set];
  return rulesOf(s).duplicatesCountAgainstTen ? [] : set;
}

function clearPool(s: State, seat: Seat): void {
  const to = rulesOf(s).draftLeftovers === 'removed-from-game' ? 'out' : 'removed';
  // what is removed from play bears on uniqueness, so all may see it
  for (const id of [...s.players[seat].pool, ...aside(s, seat)])
    put(
      s,
      id,
      to,
      to === 'removed' ? { known: everyone(s), why: 'left over' } : { why: 'left over' },
    );
}
