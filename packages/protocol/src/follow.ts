import { withChanges } from './changes.ts';
import type { Changed, Update } from './server.ts';

/** Makes whole updates of those that only say what has changed. */
export class Follower {
  private readonly held = new Map<string, Update>();

  /** An update that came whole: what follows says what has changed in it. */
  keep(update: Update): void {
    if (update.rev === undefined) this.held.delete(update.game);
    else this.held.set(update.game, update);
  }

  /** The update that this one stands for; null: something was missed, and the game must be watched anew. */
  whole(message: Changed): Update | null {
    const { t: _, on, changes, ...rest } = message;
    const before = this.held.get(message.game);
    if (before?.rev !== on) return null;
    try {
      const { undone: __, ...same } = withChanges(before, changes);
      const update: Update = { ...same, ...rest };
      this.held.set(message.game, update);
      return update;
    } catch {
      this.held.delete(message.game);
      return null;
    }
  }
}
