import { elapsed } from '../time.ts';

/** So much a second over time, and three seconds' worth at once. */
export class Throttle {
  private readonly rate: number;
  private left: number;
  private at = elapsed();

  /** `rate` 0: no limit. */
  constructor(rate: number) {
    this.rate = rate;
    this.left = rate * 3;
  }

  /** Takes what something costs, or nothing and says so. */
  take(cost = 1): boolean {
    if (this.rate === 0) return true;
    const now = elapsed();
    this.left = Math.min(this.rate * 3, this.left + ((now - this.at) / 1000) * this.rate);
    this.at = now;
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }

  /** Takes off what was spent elsewhere, as far as there is something. */
  charge(cost: number): void {
    if (cost > 0) this.left = Math.max(0, this.left - cost);
  }
}
