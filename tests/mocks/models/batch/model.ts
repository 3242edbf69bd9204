const CHUNK = 500;
const ALONE = 10_000_00;
const DAYS_ALONE = 30;
const GIFTS_ALONE = 500_00;
const DAYS_TO_DECIDE = 3;

export type Who = 'one' | 'other';
/** The first and the last card of a range, from 1; null: all. */
export type Range = readonly [from: number, to: number] | null;

/** A batch as it is ordered; days are counted from the first. */
export interface Ordered {
  readonly quantity: number;
  /** In minor units. */
  readonly value: number;
  readonly currency: 'EUR' | 'USD';
  readonly lastDay: number;
  /** The day of the activation; null: by a command. */
  readonly day: number | null;
  readonly range: Range;
  readonly isNumberTaken: boolean;
}

export interface Card {
  status: string;
  wasActive: boolean;
  /** Whether its PIN is kept, which an export prints once. */
  hasPin: boolean;
  isGiven: boolean;
}

export interface Batch {
  readonly id: string;
  readonly ordered: Ordered;
  readonly by: Who;
  readonly cards: Card[];
  status: string;
  day: number | null;
  range: Range;
  exports: number;
  /** The day on which one person issued it without a second one. */
  issuedAloneOn: number | null;
}

const no = ['invalid-transition'];
const unless = (allowed: boolean) => (allowed ? [] : no);
const within = (range: Range, index: number) => range === null || (index + 1 >= range[0] && index < range[1]);

/** Batches of scratchcards, written from the rules in docs/domain.md; it shares no code with the backend. */
export class BatchModel {
  today = 0;
  readonly batches: Batch[] = [];
  /** The days for which a request to give a card still waits; null: none does. */
  private giftWaits: number | null = null;

  refusesOrder({ value, lastDay, day, range, quantity, isNumberTaken }: Ordered): string[] {
    const fits =
      value >= 1_00 &&
      value <= 500_00 &&
      lastDay > this.today &&
      lastDay <= this.today + 1_825 &&
      (day === null || (day >= this.today && day <= lastDay && (range?.[1] ?? 1) <= quantity));
    return fits && !isNumberTaken ? [] : ['validation-failed'];
  }

  orders(id: string, ordered: Ordered, by: Who): void {
    const { day } = ordered;
    const range = day === null ? null : ordered.range;
    this.batches.push({
      id,
      ordered,
      by,
      cards: [],
      status: 'DRAFT',
      day,
      range,
      exports: 0,
      issuedAloneOn: null,
    });
  }

  count = ({ cards }: Batch, ...states: readonly string[]): number =>
    cards.filter(({ status }) => states.includes(status)).length;

  private worth = ({ ordered: { quantity, value } }: Batch) => quantity * value;

  /** What the creator of a batch has issued alone beside it. */
  issuedBeside = (batch: Batch): number =>
    this.batches
      .filter((other) => other !== batch && other.by === batch.by)
      .filter(({ ordered: { currency } }) => currency === batch.ordered.currency)
      .filter(({ issuedAloneOn: day }) => day !== null && day > this.today - DAYS_ALONE)
      .reduce((total, other) => total + this.worth(other), 0);

  /** Activates a batch, or lets it wait for a second person. */
  private issues(batch: Batch): void {
    if (batch.status === 'GENERATED' && this.worth(batch) + this.issuedBeside(batch) > ALONE)
      batch.status = 'PENDING_APPROVAL';
    else if (batch.status === 'GENERATED')
      Object.assign(batch, { status: 'ACTIVE', issuedAloneOn: this.today });
  }

  private waiting = ({ cards }: Batch, range: Range): Card[] =>
    cards.filter(({ status }, index) => status === 'CREATED' && within(range, index));

  refusesCards = ({ status }: Batch) => unless(status === 'DRAFT');

  /** The next 500; with the last of them what was asked for is activated. */
  addsCards(batch: Batch): void {
    const { cards, ordered } = batch;
    const count = Math.min(CHUNK, ordered.quantity - cards.length);
    for (let card = 0; card < count; card += 1)
      cards.push({ status: 'CREATED', wasActive: false, hasPin: true, isGiven: false });
    if (cards.length < ordered.quantity) return;
    batch.status = 'GENERATED';
    if (batch.day === null) return;
    this.issues(batch);
    this.activatesDue(batch);
  }

  refusesActivation(batch: Batch, range: Range): string[] {
    if (batch.status !== 'GENERATED' && batch.status !== 'ACTIVE') return no;
    if (this.count(batch, 'CREATED') === 0) return no;
    const fits = (range?.[1] ?? 1) <= batch.ordered.quantity && this.waiting(batch, range).length > 0;
    return fits ? [] : ['validation-failed'];
  }

  /** What was planned for a day stays planned while cards wait for it. */
  activates(batch: Batch, range: Range): void {
    const { day, range: planned } = batch;
    this.issues(batch);
    Object.assign(batch, { day: this.today, range });
    this.activatesDue(batch);
    if (day !== null && this.waiting(batch, planned).length > 0)
      Object.assign(batch, { day, range: planned });
  }

  private activatesDue(batch: Batch): void {
    if (batch.status !== 'ACTIVE' || batch.day === null || batch.day > this.today) return;
    for (const card of this.waiting(batch, batch.range))
      Object.assign(card, { status: 'ACTIVE', wasActive: true });
    Object.assign(batch, { day: null, range: null });
  }

  refusesApproval({ status, by }: Batch, who: Who): string[] {
    if (status !== 'PENDING_APPROVAL') return no;
    return by === who ? ['four-eyes-required'] : [];
  }

  becomesActive(batch: Batch): void {
    batch.status = 'ACTIVE';
    this.activatesDue(batch);
  }

  refusesFreezing = ({ status }: Batch) => unless(status === 'ACTIVE');
  refusesUnfreezing = ({ status }: Batch) => unless(status === 'FROZEN');

  refusesClosing(batch: Batch): string[] {
    const isOver =
      batch.ordered.lastDay < this.today || this.count(batch, 'CREATED', 'ACTIVE', 'LOCKED') === 0;
    return unless((batch.status === 'ACTIVE' || batch.status === 'FROZEN') && isOver);
  }

  refusesVoiding = ({ status }: Batch) => unless(['DRAFT', 'GENERATED', 'PENDING_APPROVAL'].includes(status));

  voids(batch: Batch): void {
    Object.assign(batch, { status: 'VOID', day: null, range: null });
    for (const card of batch.cards)
      if (card.status === 'CREATED' || card.status === 'BLOCKED')
        Object.assign(card, { status: 'VOID', hasPin: false });
  }

  refusesExport = ({ status }: Batch) => unless(['GENERATED', 'ACTIVE', 'FROZEN'].includes(status));

  /** Returns the number of PINs that are in the file: they are once. */
  exports(batch: Batch): number {
    const printed = batch.exports > 0 ? [] : batch.cards.filter(({ hasPin, isGiven }) => hasPin && !isGiven);
    for (const card of printed) card.hasPin = false;
    batch.exports += 1;
    return printed.length;
  }

  private toGive = ({ cards }: Batch) =>
    cards.find(({ status, hasPin, isGiven }) => status === 'ACTIVE' && hasPin && !isGiven);

  refusesGift(batch: Batch): string[] {
    if (this.giftWaits !== null) return no;
    const can = batch.status === 'ACTIVE' && batch.exports === 0 && this.toGive(batch) !== undefined;
    if (!can) return no;
    return batch.ordered.currency === 'EUR' ? [] : ['currency-mismatch'];
  }

  /** Gives a card, or asks a second person where the customer's cards come to too much. */
  gives(batch: Batch): void {
    const given = this.batches
      .filter(({ ordered: { currency } }) => currency === 'EUR')
      .reduce((total, { cards, ordered: { value } }) => total + this.gifts(cards) * value, 0);
    if (given + batch.ordered.value > GIFTS_ALONE) this.giftWaits = DAYS_TO_DECIDE;
    else Object.assign(this.toGive(batch) ?? {}, { isGiven: true });
  }

  private gifts = (cards: readonly Card[]): number => cards.filter(({ isGiven }) => isGiven).length;

  refusesBlocking = ({ status }: Card) => unless(status === 'CREATED' || status === 'ACTIVE');
  refusesUnblocking = ({ status }: Card) => unless(status === 'BLOCKED');

  unblocks(card: Card): void {
    card.status = card.wasActive ? 'ACTIVE' : 'CREATED';
  }

  /** The jobs of drafts create all that is missing. */
  minutePasses(): void {
    for (const batch of this.batches) while (batch.status === 'DRAFT') this.addsCards(batch);
  }

  nextDay(): void {
    this.today += 1;
    this.giftWaits = this.giftWaits === null || this.giftWaits === 1 ? null : this.giftWaits - 1;
    for (const batch of this.batches) {
      this.activatesDue(batch);
      if (batch.ordered.lastDay >= this.today) continue;
      for (const card of batch.cards)
        if (['CREATED', 'ACTIVE', 'BLOCKED'].includes(card.status))
          Object.assign(card, { status: 'EXPIRED', hasPin: false });
    }
  }
}
