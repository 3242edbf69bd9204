import type { scratchcards } from '#tests/kit/scratchcards.ts';

export type Name = keyof typeof scratchcards;

export const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BERLIN = 60 * MINUTE; // ahead of UTC in winter

interface Card {
  status: string;
  readonly value: number;
  wrongPins: number;
  lockedUntil: number | null;
  readonly lastDay: string;
  /** Of its batch. */
  frozen: boolean;
  isOwned: boolean;
  digital: boolean;
  /** Whether it has the currency of the wallet. */
  isOfWallet: boolean;
}

interface Token {
  readonly id: string;
  readonly card: Name;
  readonly until: number;
}

export interface Chosen {
  readonly held: Token;
  readonly amount: number;
}

/** The wait in minutes by the number of wrong PINs. */
const waitMinutes: Readonly<Record<number, number>> = { 5: 15, 10: 30, 15: 60, 20: 24 * 60 };

const refusalOf: Readonly<Record<string, string>> = {
  REDEEMED: 'card-already-redeemed',
  BLOCKED: 'card-blocked',
  LOCKED: 'card-not-active',
  EXPIRED: 'card-expired',
};

export type Review = 'block' | 'unblock' | 'unlock';
const reviewedFrom: Readonly<Record<Review, readonly string[]>> = {
  block: ['ACTIVE', 'LOCKED'],
  unblock: ['BLOCKED'],
  unlock: ['LOCKED'],
};

/** Scratchcards and their value, written from the rules in docs/domain.md; it shares no code with the backend. */
export class ScratchcardModel {
  wallet = 0;
  /** What is left of the plan that they pay: 1,222.16 less the down payment of 120.00. */
  left = 1_102_16;
  failedToday = 0;
  readonly cards = new Map<Name, Card>();
  readonly tokens: Token[] = [];
  private wrong = { count: 0, last: 0, until: 0 };

  now: number;

  constructor(now: number) {
    this.now = now;
  }

  card(name: Name): Card {
    const card = this.cards.get(name);
    if (!card) throw new Error(`The model has no ${name}`);
    return card;
  }

  get today(): string {
    return new Date(this.now + BERLIN).toISOString().slice(0, 10);
  }

  get waitS(): number {
    return Math.ceil((this.wrong.until - this.now) / 1000);
  }

  /** Enters a right PIN; returns the code of the problem if the scratchcard cannot be redeemed. */
  enters(name: Name): string | null {
    if (this.now < this.wrong.until) return 'card-redemption-locked';
    const card = this.card(name);
    if (card.status === 'ACTIVE') card.wrongPins = 0;
    return this.unusable(card);
  }

  private unusable({ status, frozen, isOfWallet }: Card): string | null {
    return refusalOf[status] ?? (frozen ? 'card-not-active' : isOfWallet ? null : 'currency-mismatch');
  }

  guesses(name: Name | null): { readonly code: string; readonly attemptsLeft: number } {
    if (this.now < this.wrong.until) return { code: 'card-redemption-locked', attemptsLeft: 0 };
    const count = (this.now - this.wrong.last < DAY ? this.wrong.count : 0) + 1;
    const minutes = count % 5 === 0 ? (waitMinutes[count] ?? 24 * 60) : 0;
    this.wrong = { count, last: this.now, until: this.now + minutes * MINUTE };
    const card = name && this.card(name);
    if (card && card.status === 'ACTIVE') {
      card.wrongPins += 1;
      if (card.wrongPins === 5) {
        card.status = 'LOCKED';
        card.lockedUntil = this.now + DAY;
      }
    }
    return {
      code: minutes > 0 ? 'card-redemption-locked' : 'card-pin-invalid',
      attemptsLeft: 5 - (count % 5),
    };
  }

  redeems(name: Name): void {
    const card = this.card(name);
    card.status = 'REDEEMED';
    card.isOwned = true;
    this.wrong = { count: 0, last: 0, until: 0 };
  }

  /** What an administrator may do with a card in its state, and the state after it. */
  reviews(name: Name, what: Review): string | null {
    const card = this.card(name);
    if (!reviewedFrom[what].includes(card.status)) return 'invalid-transition';
    card.lockedUntil = null;
    if (what === 'block') card.status = 'BLOCKED';
    else Object.assign(card, { status: 'ACTIVE', wrongPins: 0 });
    return null;
  }

  /** Gives the first card of the batch of 50.00 that is free; undefined for none. */
  gives(): Card | undefined {
    const cards = (['fifty', 'otherFifty'] as const).map((name) => this.card(name));
    const next = cards.find(({ status, isOwned, frozen }) => status === 'ACTIVE' && !isOwned && !frozen);
    if (next) Object.assign(next, { isOwned: true, digital: true });
    return next;
  }

  /** Freezes the batch of a card, or ends that; returns whether it can be done. */
  freezes(ofBatch: readonly Name[], frozen: boolean): boolean {
    const cards = ofBatch.map((name) => this.card(name));
    if (cards.some((card) => card.frozen === frozen)) return false;
    for (const card of cards) card.frozen = frozen;
    return true;
  }

  refusesPayment(chosen: readonly Chosen[], amount: number, wallet: number): string[] {
    const twice = new Set(chosen.map(({ held }) => held.card)).size < chosen.length;
    const unknown = chosen.some(({ held }) => held.until <= this.now);
    const above = chosen.some((each) => each.amount > this.card(each.held.card).value);
    const unusable = chosen.map(({ held }) => this.unusable(this.card(held.card)));
    return [
      ...(twice || unknown || above ? ['validation-failed'] : []),
      ...(amount > this.left ? ['overpayment'] : []),
      ...(wallet > this.wallet ? ['wallet-insufficient'] : []),
      ...(this.failedToday >= 5 ? ['invalid-transition'] : []),
      ...unusable.filter((code) => code !== null),
    ];
  }

  /** Each scratchcard is used up: what the payment does not take is in the wallet. */
  pays(chosen: readonly Chosen[], amount: number, wallet: number): void {
    this.left -= amount;
    this.wallet -= wallet;
    for (const { held, amount: used } of chosen) {
      this.redeems(held.card);
      this.wallet += this.card(held.card).value - used;
    }
  }

  passes(ms: number): void {
    const day = Math.floor((this.now + BERLIN) / DAY);
    this.now += ms;
    const today = Math.floor((this.now + BERLIN) / DAY);
    if (today !== day) this.failedToday = 0;
    for (const card of this.cards.values()) {
      if (card.status === 'LOCKED' && card.lockedUntil !== null && card.lockedUntil <= this.now) {
        Object.assign(card, { status: 'ACTIVE', lockedUntil: null, wrongPins: 0 });
      }
      if (['ACTIVE', 'LOCKED', 'BLOCKED'].includes(card.status) && this.today > card.lastDay)
        card.status = 'EXPIRED';
    }
  }
}
