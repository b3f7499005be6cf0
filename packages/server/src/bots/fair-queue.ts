interface Waiting {
  readonly run: () => Promise<unknown>;
  readonly failed: (error: unknown) => void;
}

/** There is no room for more; whoever asked must do without. */
export class QueueFull extends Error {
  constructor(most: number) {
    super(`${most} wait already`);
    this.name = 'QueueFull';
  }
}

/**
 * So many at a time, in turn by whom they are for: one who has twenty games open waits for his own
 * games, and not everybody else with him.
 */
export class FairQueue {
  private readonly atOnce: number;
  private readonly most: number;
  private readonly byOwner = new Map<string, Waiting[]>();
  private running = 0;
  private waits = 0;

  constructor(atOnce: number, most: number) {
    this.atOnce = atOnce;
    this.most = most;
  }

  get waiting(): number {
    return this.waits;
  }

  add<T>(owner: string, run: () => Promise<T>): Promise<T> {
    if (this.waits >= this.most) return Promise.reject(new QueueFull(this.most));
    return new Promise<T>((done, failed) => {
      const own = this.byOwner.get(owner) ?? [];
      own.push({ run: () => run().then(done), failed });
      this.byOwner.set(owner, own);
      this.waits++;
      this.next();
    });
  }

  private next(): void {
    while (this.running < this.atOnce) {
      // a Map keeps its order: who had his turn goes to the end of it
      const [first] = this.byOwner;
      if (!first) return;
      const [owner, own] = first;
      const one = own.shift();
      this.byOwner.delete(owner);
      if (own.length > 0) this.byOwner.set(owner, own);
      if (!one) continue;
      this.waits--;
      this.running++;
      one
        .run()
        .catch(one.failed)
        .finally(() => {
          this.running--;
          this.next();
        });
    }
  }
}
