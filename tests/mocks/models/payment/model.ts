export type CardName = 'good' | 'poor' | 'declined' | 'slow' | 'confirm';
/** What pays: a card, a transfer, or the wallet alone. */
export type By = CardName | 'transfer' | 'nothing';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const BERLIN = 3_600 * SECOND; // ahead of UTC in winter
const TOTAL = 1_222_16;
export const DOWN_PAYMENT = 120_00;
const MOST_ATTEMPTS = 5;

const isUndecided = (status: string) => /^(PROCESSING|PENDING|REQUIRES_ACTION)$/.test(status);

export interface Sources {
  readonly by: By;
  readonly bank: number;
  readonly wallet: number;
}

export interface PaymentOf {
  id: string;
  readonly purpose: 'DOWN_PAYMENT' | 'INSTALMENT';
  readonly amount: number;
  sources: Sources;
  status: string;
  attempts: number;
  /** Whether the bank would take the same card again. */
  retryable: boolean;
  decidesAt: number;
  refunded: number;
  toBank: number;
  /** The day of the last attempt: days since 1970 in Berlin. */
  day: number;
  /** When the last attempt was started. */
  triedAt: number;
  /** The day on which its receipt was sent again. */
  receiptOn: number | null;
  /** Its parts of the down payment, which alone is due, and of later instalments. */
  inDue: number;
  later: number;
}

/** Payments of one order and its plan, written from the rules in docs/domain.md; it shares no code with the backend. */
export class PaymentModel {
  order = 'AWAITING_DOWN_PAYMENT';
  wallet = 150_00;
  firstDeclined = false;
  /** Whether a refund gave the down payment a later day. */
  private hasTime = false;
  /** Whether a message reaches the customer. */
  isReached = true;
  /** What banks were charged, less what went back to them. */
  charged = 0;
  readonly payments: PaymentOf[] = [];
  /** The days of the attempts at instalments that the bank refused. */
  private readonly refusedOn: number[] = [];

  now: number;
  private readonly expiresAt: number;

  constructor(now: number, expiresAt: number) {
    this.now = now;
    this.expiresAt = expiresAt;
  }

  get undecided(): PaymentOf | undefined {
    return this.payments.find(({ status }) => isUndecided(status));
  }
  private get today(): number {
    return Math.floor((this.now + BERLIN) / DAY);
  }
  get refusedToday(): number {
    return this.refusedOn.filter((day) => day === this.today).length;
  }
  private get openDownPayment(): number {
    return DOWN_PAYMENT - this.payments.reduce((sum, { inDue }) => sum + inDue, 0);
  }
  /** What was refunded of the down payment is due with the first instalment, what a bank takes back at once. */
  get due(): number {
    return this.hasTime ? 0 : this.openDownPayment;
  }
  get attemptsAtAll(): number {
    return this.payments.reduce((sum, { attempts }) => sum + attempts, 0);
  }
  private get downPaid(): boolean {
    return this.payments.some(
      ({ purpose, status }) => purpose === 'DOWN_PAYMENT' && !/FAILED|EXPIRED|CANCELLED/.test(status),
    );
  }
  private get downAttempts(): number {
    return this.payments
      .filter(({ purpose }) => purpose === 'DOWN_PAYMENT')
      .reduce((sum, { attempts }) => sum + attempts, 0);
  }
  get paid(): number {
    const made = this.payments.filter(({ status }) => /SUCC|REFUND|CHARGED/.test(status));
    return made.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  }
  get left(): number {
    return this.order === 'AWAITING_DOWN_PAYMENT' || this.order === 'ACTIVE' ? TOTAL - this.paid : 0;
  }

  private refusesSources({ bank, wallet }: Sources, amount: number): string[] {
    return [
      ...(bank + wallet === amount ? [] : ['validation-failed']),
      ...(wallet > this.wallet ? ['wallet-insufficient'] : []),
    ];
  }

  refusesDownPayment(amount: number, sources: Sources): string[] {
    if (this.order === 'ACTIVE') return ['payment-in-progress'];
    if (this.order !== 'AWAITING_DOWN_PAYMENT') return ['invalid-transition'];
    return [
      ...(this.downPaid ? ['payment-in-progress'] : []),
      ...(this.downAttempts >= MOST_ATTEMPTS ? ['invalid-transition'] : []),
      ...(amount < DOWN_PAYMENT ? ['amount-too-small'] : amount > DOWN_PAYMENT ? ['amount-too-large'] : []),
      ...this.refusesSources(sources, amount),
    ];
  }

  refusesInstalment(amount: number, sources: Sources): string[] {
    if (this.order !== 'ACTIVE') return ['invalid-transition'];
    return [
      ...(this.undecided ? ['payment-in-progress'] : []),
      ...(this.refusedToday >= MOST_ATTEMPTS ? ['invalid-transition'] : []),
      ...(amount > this.left ? ['overpayment'] : []),
      ...this.refusesSources(sources, amount),
    ];
  }

  refusesRetry(payment: PaymentOf, sources: Sources): string[] {
    if (payment === this.undecided) return ['payment-in-progress'];
    if (payment.status !== 'FAILED') return ['invalid-transition'];
    const sameCard = this.cardOf(sources) === this.cardOf(payment.sources);
    if (payment.purpose === 'INSTALMENT')
      return [
        ...(this.undecided ? ['payment-in-progress'] : []),
        ...(this.order !== 'ACTIVE' || payment.amount > this.due || this.isPaidSince(payment)
          ? ['invalid-transition']
          : []),
        ...(Math.max(payment.attempts, this.refusedToday) >= MOST_ATTEMPTS || (sameCard && !payment.retryable)
          ? ['invalid-transition']
          : []),
        ...this.refusesSources(sources, payment.amount),
      ];
    return [
      ...(this.downPaid ? ['payment-in-progress'] : []),
      ...(this.order === 'AWAITING_DOWN_PAYMENT' ? [] : ['invalid-transition']),
      ...(this.downAttempts >= MOST_ATTEMPTS || (sameCard && !payment.retryable)
        ? ['invalid-transition']
        : []),
      ...this.refusesSources(sources, payment.amount),
    ];
  }

  private isPaidSince({ triedAt, amount }: PaymentOf): boolean {
    const since = this.payments.filter(
      ({ status, ...other }) => /SUCC|REFUND|BACK/.test(status) && other.triedAt > triedAt,
    );
    const paid = since.reduce((sum, each) => sum + each.amount - each.refunded, 0);
    return paid >= amount;
  }

  private cardOf({ by }: Sources): string | null {
    return by === 'transfer' || by === 'nothing' ? null : by;
  }

  refusesRefund({ status, amount, refunded }: PaymentOf, asked: number): string[] {
    if (isUndecided(status)) return ['payment-in-progress'];
    if (status !== 'SUCCEEDED' && status !== 'PARTIALLY_REFUNDED') return ['invalid-transition'];
    return [
      ...(this.undecided ? ['payment-in-progress'] : []),
      ...(asked > amount - refunded ? ['refund-exceeds-payment'] : []),
    ];
  }

  refusesCancelling({ status }: PaymentOf): string[] {
    if (status === 'FAILED' || status === 'REQUIRES_ACTION') return [];
    return [isUndecided(status) ? 'payment-in-progress' : 'invalid-transition'];
  }

  /** It is not tried again; what the wallet paid of it is put back. */
  cancels(payment: PaymentOf): void {
    if (payment.status === 'REQUIRES_ACTION') this.wallet += payment.sources.wallet;
    payment.status = 'CANCELLED';
  }

  refusesChargeBack(payment: PaymentOf): string[] {
    if (isUndecided(payment.status)) return ['payment-in-progress'];
    if (payment.status !== 'SUCCEEDED' && payment.status !== 'PARTIALLY_REFUNDED')
      return ['invalid-transition'];
    return [
      ...(this.undecided ? ['payment-in-progress'] : []),
      ...(this.chargeable(payment) === 0 ? ['invalid-transition'] : []),
    ];
  }

  refusesReceipt({ status, receiptOn }: PaymentOf): string[] {
    if (isUndecided(status)) return ['payment-in-progress'];
    const isPaid = status === 'SUCCEEDED' || status === 'PARTIALLY_REFUNDED';
    return isPaid && receiptOn !== this.today && this.isReached ? [] : ['invalid-transition'];
  }

  sendsReceipt(payment: PaymentOf): void {
    payment.receiptOn = this.today;
  }

  private chargeable({ sources, toBank }: PaymentOf): number {
    return this.cardOf(sources) === null ? 0 : sources.bank - toBank;
  }

  /** What a card paid, and was not refunded, goes back to it. */
  chargesBack(payment: PaymentOf): void {
    this.givesBack(payment, this.chargeable(payment));
    payment.status = 'CHARGED_BACK';
  }

  begins(purpose: PaymentOf['purpose'], amount: number, sources: Sources): void {
    const payment = { id: '', purpose, amount, sources, status: 'PROCESSING', attempts: 0, retryable: false };
    const nothing = { decidesAt: 0, refunded: 0, toBank: 0, inDue: 0, later: 0, receiptOn: null };
    this.payments.push({ ...payment, ...nothing, day: this.today, triedAt: this.now });
    this.tries(this.payments.at(-1), sources);
  }

  /** One attempt: the wallet's part is taken, and the bank asked. Only the customer can confirm it. */
  tries(payment: PaymentOf | undefined, sources: Sources, byCustomer = true): void {
    if (!payment) return;
    payment.sources = sources;
    payment.attempts += 1;
    payment.day = this.today;
    payment.triedAt = this.now;
    payment.status = 'PROCESSING';
    this.wallet -= sources.wallet;
    if (sources.by === 'nothing') return this.succeeds(payment);
    if (sources.by === 'transfer') {
      payment.status = 'PENDING';
      payment.decidesAt = this.now + 60 * SECOND;
    } else if ((this.firstDeclined && this.attemptsAtAll === 1) || sources.by === 'poor')
      this.fails(payment, true);
    else if (sources.by === 'confirm' && !byCustomer) this.fails(payment, true);
    else if (sources.by === 'declined') this.fails(payment, false);
    else if (sources.by === 'slow') payment.decidesAt = this.now + 3 * SECOND;
    else if (sources.by === 'confirm') {
      payment.status = 'REQUIRES_ACTION';
      payment.decidesAt = this.now + 3_600 * SECOND;
    } else this.succeeds(payment);
  }

  refusesAnswer({ status }: PaymentOf): string[] {
    if (status === 'REQUIRES_ACTION') return [];
    return [isUndecided(status) ? 'payment-in-progress' : 'invalid-transition'];
  }

  /** The customer's answer to a bank that asks for a confirmation. */
  answers(payment: PaymentOf, isConfirmed: boolean): void {
    if (isConfirmed) this.succeeds(payment);
    else this.fails(payment, true);
  }

  private fails(payment: PaymentOf, retryable: boolean): void {
    Object.assign(payment, { status: 'FAILED', retryable });
    this.wallet += payment.sources.wallet;
    if (payment.purpose === 'INSTALMENT') this.refusedOn.push(payment.day);
  }

  private succeeds(payment: PaymentOf): void {
    payment.status = 'SUCCEEDED';
    payment.inDue = Math.min(payment.amount, this.openDownPayment);
    payment.later = payment.amount - payment.inDue;
    this.charged += payment.sources.bank;
    if (payment.purpose === 'DOWN_PAYMENT') this.order = 'ACTIVE';
  }

  refunds(payment: PaymentOf, amount: number): void {
    const wasPaid = this.openDownPayment === 0;
    this.givesBack(payment, amount);
    this.hasTime ||= wasPaid && this.openDownPayment > 0;
    payment.status = payment.refunded === payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    if (this.paid === 0) this.order = 'REFUNDED';
  }

  private givesBack(payment: PaymentOf, amount: number): void {
    const toBank = Math.min(amount, payment.sources.bank - payment.toBank);
    payment.toBank += toBank;
    const fromLater = Math.min(amount, payment.later); // the newest lines first
    payment.later -= fromLater;
    payment.inDue -= amount - fromLater;
    payment.refunded += amount;
    this.charged -= toBank;
    this.wallet += amount - toBank;
  }

  passes(ms: number): void {
    this.now += ms;
    const { undecided } = this;
    if (undecided && undecided.decidesAt <= this.now) {
      const { status } = undecided;
      const isDeclined = status === 'PENDING' && this.firstDeclined && this.attemptsAtAll === 1;
      if (status === 'REQUIRES_ACTION') {
        undecided.status = 'EXPIRED';
        this.wallet += undecided.sources.wallet;
      } else if (isDeclined) this.fails(undecided, true);
      else this.succeeds(undecided);
    }
    const waits = this.order === 'AWAITING_DOWN_PAYMENT' && !this.undecided;
    if (waits && this.now >= this.expiresAt) this.order = 'EXPIRED';
  }
}
