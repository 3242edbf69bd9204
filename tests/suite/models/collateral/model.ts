export type Who = 'risk' | 'other';

export interface Item {
  readonly id: string;
  readonly type: string;
  declared: number;
  readonly documented: boolean;
  status: string;
  value: number | null;
  valuer: Who | null;
  validUntil: number;
  reviewer: Who | null;
  /** Whether it is offered for the order or secures its plan. */
  attached: boolean;
  lacks: number | null;
  /** The day on which its owner was told that it will be sold. */
  toldOn: number | null;
}

/** What does not count of a value, in percent, and the days for which a valuation is valid. */
const types: Readonly<Record<string, { readonly haircut: bigint; readonly days: number }>> = {
  GOLD_JEWELLERY: { haircut: 20n, days: 7 },
  ELECTRONICS: { haircut: 60n, days: 60 },
  LISTED_SECURITIES: { haircut: 50n, days: 1 },
  CASH_DEPOSIT: { haircut: 0n, days: 365 },
};
const typeOf = ({ type }: Item) => types[type] ?? { haircut: 100n, days: 0 };

const FINANCED = 960_00;
const waiting: readonly string[] = [
  'COLLATERAL_REQUIRED',
  'UNDER_REVIEW',
  'READY_TO_CONFIRM',
  'AWAITING_DOWN_PAYMENT',
];
/** 90 days after the first due date, 10 February. */
const DEFAULT_DAY = 121;
const secures = ({ status }: Item) => status === 'PLEDGED' || status === 'SHORTFALL';

/**
 * The collateral of an order of 960.00 and its plan, written from the rules in docs/domain.md; it shares no code with
 * the backend.
 */
export class CollateralModel {
  /** Days since the first. */
  today = 0;
  principalLeft = 0;
  isBankDeciding = false;
  readonly items: Item[] = [];

  order: string;
  /** In milliseconds; null once the plan is active. */
  expiresAt: number | null;

  constructor(order: string, expiresAt: number | null) {
    this.order = order;
    this.expiresAt = expiresAt;
    if (order === 'ACTIVE') this.principalLeft = FINANCED;
  }

  /** Of a plan of which no instalment was paid. */
  get isInDefault(): boolean {
    return this.order === 'ACTIVE' && this.today >= DEFAULT_DAY;
  }

  lendable(item: Item): number {
    return Number((BigInt(item.value ?? item.declared) * (100n - typeOf(item).haircut)) / 100n);
  }

  sum(...states: readonly string[]): number {
    return this.items
      .filter(({ attached, status }) => attached && states.includes(status))
      .reduce((sum, item) => sum + this.lendable(item), 0);
  }
  get needed(): number {
    return this.order === 'ACTIVE' || this.order === 'COMPLETED' ? this.principalLeft : FINANCED;
  }
  get covered(): number {
    return this.sum('APPROVED', 'PLEDGED', 'SHORTFALL');
  }
  get inReview(): number {
    return this.sum('SUBMITTED', 'UNDER_REVIEW');
  }
  get prepared(): number {
    return this.sum('DRAFT', 'INFO_REQUESTED');
  }

  private moves(order: string, now: number): void {
    this.order = order;
    this.expiresAt = now + 7 * 86_400_000;
  }

  private frees(): void {
    for (const item of this.items) if (!secures(item) && !/RELEASE/.test(item.status)) item.attached = false;
  }

  submits(item: Item, now: number): void {
    item.status = 'SUBMITTED';
    item.reviewer = null;
    const enough = this.covered + this.inReview >= FINANCED;
    if (item.attached && this.order === 'COLLATERAL_REQUIRED' && enough) this.moves('UNDER_REVIEW', now);
  }

  values(item: Item, value: number, who: Who, now: number): void {
    item.value = value;
    item.valuer = who;
    item.validUntil = this.today + typeOf(item).days;
    if (secures(item)) this.follows();
    if (item.attached && this.order === 'READY_TO_CONFIRM' && this.covered < FINANCED)
      this.moves('COLLATERAL_REQUIRED', now);
  }

  decides(item: Item, status: string, now: number, fraud = false): void {
    item.status = status;
    if (!item.attached) return;
    if (this.order === 'ACTIVE') return this.follows();
    if (this.order !== 'COLLATERAL_REQUIRED' && this.order !== 'UNDER_REVIEW') return;
    if (fraud) this.ends('DECLINED');
    else if (this.covered >= FINANCED) this.moves('READY_TO_CONFIRM', now);
    else if (this.order === 'UNDER_REVIEW' && this.inReviewItems === 0)
      this.moves('COLLATERAL_REQUIRED', now);
  }

  private get inReviewItems(): number {
    const undecided = ['SUBMITTED', 'UNDER_REVIEW'];
    return this.items.filter(({ attached, status }) => attached && undecided.includes(status)).length;
  }

  /**
   * Collateral that is approved for an active plan secures it; every item then has the uncovered amount as its
   * shortfall.
   */
  follows(): void {
    const attachedItems = this.items.filter(({ attached }) => attached);
    for (const item of attachedItems) if (item.status === 'APPROVED') item.status = 'PLEDGED';
    const lacks = Math.max(0, this.principalLeft - this.covered);
    for (const item of attachedItems.filter(secures)) {
      item.status = lacks > 0 ? 'SHORTFALL' : 'PLEDGED';
      item.lacks = lacks > 0 ? lacks : null;
    }
  }

  paidOff(): void {
    this.principalLeft = 0;
    for (const item of this.items.filter(secures))
      Object.assign(item, { status: 'RELEASE_PENDING', lacks: null });
    this.ends('COMPLETED');
  }

  /** A refund of what paid it off opens the plan; what its owner has not got back yet secures it again. */
  reopens(principalLeft: number): void {
    this.order = 'ACTIVE';
    this.principalLeft = principalLeft;
    for (const item of this.items) if (item.status === 'RELEASE_PENDING') item.status = 'PLEDGED';
    this.follows();
  }

  ends(order: string): void {
    this.order = order;
    this.expiresAt = null;
    this.frees();
  }

  needsNone(): void {
    this.order = 'READY_TO_CONFIRM';
    this.frees();
  }

  midnight(now: number): void {
    this.today += 1;
    for (const item of this.items) {
      if (item.status !== 'APPROVED' || item.validUntil >= this.today) continue;
      if (item.attached && this.order === 'AWAITING_DOWN_PAYMENT') continue; // what was signed for stays
      item.status = 'EXPIRED';
      const lacking = item.attached && this.order === 'READY_TO_CONFIRM' && this.covered < FINANCED;
      if (lacking) this.moves('COLLATERAL_REQUIRED', now);
    }
  }

  morning(now: number): void {
    if (this.expiresAt !== null && waiting.includes(this.order) && now >= this.expiresAt)
      this.ends('EXPIRED');
  }
}
