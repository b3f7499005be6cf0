import type { ClockSetting, Clocks } from '@mathom/protocol';

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
