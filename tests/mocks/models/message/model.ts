export const MINUTE = 60_000;
const DAY = 24 * 60;
const BERLIN = 60; // minutes ahead of UTC in winter
const MOST_ATTEMPTS = 5;

/** From one minute of the day to another, over midnight if the second is earlier. */
export type Span = readonly [from: number, to: number];

export type Kind = 'received' | 'declined' | 'receipt';
type Channel = 'inbox' | 'text';

interface Waiting {
  readonly kind: Kind;
  readonly channel: Channel;
  readonly due: number;
}

/**
 * When messages about payments reach the inbox, and by SMS their customer, written from the rules in docs/domain.md; it
 * shares no code with the backend.
 */
export class MessageModel {
  wants = { inApp: true, sms: true };
  quiet: Span | null = [21 * 60, 8 * 60];
  readonly inboxCounts = { received: 1, declined: 0, receipt: 0 }; // that of the down payment
  texts = 0;
  /** The attempts at the newest payment that was declined, and their days. */
  attempts: number[] = [];
  private readonly refusedOn: number[] = [];
  private triedAt = 0;
  private paidAt = 0;
  private receiptOn: number | null = null;
  /** The day of the newest message that the newest payment was declined; a second one on it tells nothing new. */
  private toldOn: number | null = null;
  private waiting: Waiting[] = [];
  now: number;

  constructor(now: number) {
    this.now = now;
  }

  private get today(): number {
    return Math.floor((this.now / MINUTE + BERLIN) / DAY);
  }
  private get refusedToday(): number {
    return this.refusedOn.filter((day) => day === this.today).length;
  }

  /** A message comes at once, in the minute in which the quiet hours end, or never. */
  private tells(kind: Kind, channel: Channel): void {
    if (!(channel === 'inbox' ? this.wants.inApp : this.wants.sms)) return;
    const left = this.minutesOfQuiet();
    if (left > 0) this.waiting.push({ kind, channel, due: (Math.floor(this.now / MINUTE) + left) * MINUTE });
    else this.arrives(kind, channel);
  }

  private arrives(kind: Kind, channel: Channel): void {
    if (channel === 'inbox') this.inboxCounts[kind] += 1;
    else if (this.wants.sms) this.texts += 1; // also of what has waited
  }

  private minutesOfQuiet(): number {
    if (this.quiet === null) return 0;
    const [from, to] = this.quiet;
    const minute = Math.floor(this.now / MINUTE + BERLIN) % DAY;
    const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
    return isQuiet ? (to - minute + DAY) % DAY : 0;
  }

  pays(): void {
    this.paidAt = this.now;
    this.tells('received', 'inbox');
  }

  get refusesPayment(): string[] {
    return this.refusedToday >= MOST_ATTEMPTS ? ['invalid-transition'] : [];
  }

  get refusesRetry(): string[] {
    return [
      ...this.refusesPayment,
      ...(this.attempts.length >= MOST_ATTEMPTS ? ['invalid-transition'] : []),
      ...(this.paidAt > this.triedAt ? ['invalid-transition'] : []), // that much was paid since
    ];
  }

  isDeclined(isRetry: boolean): void {
    if (!isRetry) Object.assign(this, { attempts: [], toldOn: null });
    this.triedAt = this.now;
    this.attempts.push(this.today);
    this.refusedOn.push(this.today);
    if (this.toldOn === this.today) return;
    if (this.wants.inApp) this.toldOn = this.today;
    this.tells('declined', 'inbox');
  }

  get refusesReceipt(): string[] {
    const isReached = this.wants.inApp || this.wants.sms;
    return isReached && this.receiptOn !== this.today ? [] : ['invalid-transition'];
  }

  sendsReceipt(): void {
    this.receiptOn = this.today;
    this.tells('receipt', 'inbox');
    this.tells('receipt', 'text');
  }

  passes(ms: number): void {
    this.now += ms;
    const due = this.waiting.filter((each) => each.due <= this.now);
    this.waiting = this.waiting.filter((each) => each.due > this.now);
    for (const { kind, channel } of due) this.arrives(kind, channel);
  }
}
