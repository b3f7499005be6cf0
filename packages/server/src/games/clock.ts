import type { ClockSetting, Clocks } from '@mathom/protocol';

/** A pass within this time, in milliseconds, costs none: it may have been held back (games/passer.ts). */
const PASS_GRACE = 1000;

/** Time for each player, running for the one who is to decide. */
export class Clock {
  private readonly left: number[];
  private readonly increment: number;
  private running = -1;
  private since = 0;

  constructor(setting: ClockSetting, left: readonly number[] | null, players: number) {
    this.left = left ? [...left] : Array.from({ length: players }, () => setting.initial * 1000);
    this.increment = setting.increment * 1000;
  }

  remaining(seat: number, now: number): number {
    return this.left[seat] - (this.running === seat ? now - this.since : 0);
  }

  /** The time of all seats, with that of the running one up to now. */
  all(now: number): number[] {
    return this.left.map((_, seat) => Math.round(this.remaining(seat, now)));
  }

  /** What the clocks will be when the running seat has made its choice. */
  afterChoice(seat: number, now: number): number[] {
    return this.all(now).map((ms, i) => (i === seat ? ms + this.increment : ms));
  }

  /** The same after a pass, which adds nothing: there are too many of them. */
  afterPass(seat: number, now: number): number[] {
    const spent = this.running === seat ? now - this.since : 0;
    const counted = Math.max(0, spent - PASS_GRACE);
    return this.left.map((ms, i) => Math.round(i === seat ? ms - counted : ms));
  }

  /** Sets the clocks (as they were written down) and lets that of the next seat run. */
  set(left: readonly number[], running: number, now: number): void {
    left.forEach((ms, seat) => {
      this.left[seat] = ms;
    });
    this.running = running;
    this.since = now;
  }

  run(seat: number, now: number): void {
    this.set(this.all(now), seat, now);
  }

  message(now: number): Clocks {
    return { left: this.all(now), running: this.running };
  }
}
