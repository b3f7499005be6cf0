import type { Onlooker, State } from '@mathom/engine';
import { type Change, type Changed, Compared, changesBetween, type Update } from '@mathom/protocol';
import type { GameRoom } from './room.ts';
import type { Seen } from './timeline.ts';
import { newsFor, type Standing, standingFor } from './updates.ts';
import type { Viewer } from './viewers.ts';

interface Held {
  readonly rev: number;
  readonly standing: Standing;
}

interface Made extends Held {
  /** what the changes are on, if there are any to be had */
  readonly on: number;
  readonly changes: readonly Change[];
}

/** What each audience of a game was last shown, so that the next time only the difference is sent. */
export class Shown {
  private readonly held = new Map<Onlooker, Held>();
  private count = 0;

  /** One moment of the game for all who watch: each text is made once. */
  moment(
    room: GameRoom,
    now: number,
    older?: readonly Seen[],
  ): (viewer: Viewer, from: number) => string {
    const made = new Map<Onlooker, Made>();
    const known = new Compared();
    const texts = new Map<string, string>();
    return (viewer, from) => {
      const { audience, changes } = viewer;
      let at = made.get(audience);
      if (!at) {
        at = this.make(audience, standingFor(room, audience, now), changes, known);
        made.set(audience, at);
      }
      const isChange = changes && viewer.rev >= 0 && viewer.rev === at.on;
      const key = `${audience} ${from} ${isChange ? 'changed' : changes}`;
      let text = texts.get(key);
      if (text === undefined) {
        const news = newsFor(room, audience, from, now, older);
        text = isChange ? changedText(news, at) : wholeText(news, at, changes);
        texts.set(key, text);
      }
      viewer.rev = changes ? at.rev : -1;
      return text;
    };
  }

  private make(audience: Onlooker, standing: Standing, changes: boolean, known: Compared): Made {
    const before = this.held.get(audience);
    if (!before && !changes) return { rev: 0, standing, on: -1, changes: [] };
    const different = before ? changesBetween(before.standing, standing, known) : [];
    // the same as before: whoever has it has it still
    if (before && different.length === 0) return { ...before, on: before.rev, changes: different };
    if (before) shareUnchanged(before.standing, standing, different);
    const rev = ++this.count;
    this.held.set(audience, { rev, standing });
    return { rev, standing, on: before?.rev ?? -1, changes: different };
  }

  /** Nobody of these is here any more. */
  forget(audience: Onlooker): void {
    this.held.delete(audience);
  }
}

/** What each who looks has for himself of a state; the rest is the state's own. */
const OWN = ['random', 'dice', 'def', 'notes', 'stack'] as const;

/** What was not changed is kept as it was: it is held until the next time, and need not be there anew. */
function shareUnchanged(before: Standing, now: Standing, changes: readonly Change[]): void {
  for (const which of ['view', 'other'] as const) {
    const [was, is] = [before[which]?.state, now[which]?.state];
    if (!was || !is) continue;
    const changed = new Set<unknown>();
    for (const [place] of changes) {
      if (place[0] !== which) continue;
      // the whole of it is another
      if (place.length < 3) changed.add(place[1] ?? 'state');
      else if (place[1] === 'state') changed.add(place[2]);
    }
    if (!changed.has('state'))
      for (const field of OWN) if (!changed.has(field)) keep(was, is, field);
  }
}

function keep<K extends keyof State>(was: State, is: State, field: K): void {
  is[field] = was[field];
}

type News = ReturnType<typeof newsFor>;

function changedText(news: News, { on, rev, changes }: Made): string {
  const message: Changed = { t: 'changed', ...news, on, rev, changes: [...changes] };
  return JSON.stringify(message);
}

function wholeText(news: News, { standing, rev }: Made, changes: boolean): string {
  const message: Update = { t: 'update', ...news, ...standing, ...(changes ? { rev } : {}) };
  return JSON.stringify(message);
}
