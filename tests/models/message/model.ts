export const MINUTE = 60_000;
const DAY = 24 * 60;
const BERLIN = 60; // minutes ahead of UTC in winter

/** From one minute of the day to another, over midnight if the second is earlier. */
export type Span = readonly [from: number, to: number];

/**
 * When receipts of payments reach the inbox, written from the rules in docs/domain.md; it shares no code with the
 * backend.
 */
export class MessageModel {
  isWanted = true;
  quiet: Span | null = [21 * 60, 8 * 60];
  shown = 1; // of the down payment
  private readonly waiting: number[] = [];
  now: number;

  constructor(now: number) {
    this.now = now;
  }

  /** A receipt comes at once, in the minute in which the quiet hours end, or never. */
  pays(): void {
    if (!this.isWanted) return;
    const left = this.minutesOfQuiet();
    if (left === 0) this.shown += 1;
    else this.waiting.push(Math.floor(this.now / MINUTE) * MINUTE + left * MINUTE);
  }

  private minutesOfQuiet(): number {
    if (this.quiet === null) return 0;
    const [from, to] = this.quiet;
    const minute = Math.floor(this.now / MINUTE + BERLIN) % DAY;
    const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
    return isQuiet ? (to - minute + DAY) % DAY : 0;
  }

  passes(ms: number): void {
    this.now += ms;
    while (this.waiting.some((due) => due <= this.now)) {
      this.waiting.splice(
        this.waiting.findIndex((due) => due <= this.now),
        1,
      );
      this.shown += 1;
    }
  }
}
