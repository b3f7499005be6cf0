import { elapsed } from '../time.ts';

/** So many a second over time, and three seconds' worth at once. */
export class Throttle {
  private readonly rate: number;
  private left: number;
  private at = elapsed();

  /** `rate` 0: no limit. */
  constructor(rate: number) {
    this.rate = rate;
    this.left = rate * 3;
  }

  take(): boolean {
    if (this.rate === 0) return true;
    const now = elapsed();
    this.left = Math.min(this.rate * 3, this.left + ((now - this.at) / 1000) * this.rate);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}
