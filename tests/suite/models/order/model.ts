export type Method = 'ANNUITY' | 'EQUAL_PRINCIPAL';

export interface Offer {
  readonly code: string;
  readonly months: number;
  readonly ppm: number;
  readonly downBps: number;
  readonly least: number;
  readonly most: number;
  secured: boolean;
  method: Method;
}

/** The table of docs/domain.md, "Offers". */
const offers = (): Offer[] =>
  (
    [
      ['PAY4', 3, 0, 2_500, 50_00, 1_500_00, false],
      ['STD6', 6, 70_000, 1_000, 200_00, 3_000_00, false],
      ['STD12', 12, 99_000, 1_000, 300_00, 5_000_00, false],
      ['SEC24', 24, 89_000, 2_000, 1_000_00, 50_000_00, true],
      ['SEC36', 36, 99_000, 2_000, 2_000_00, 50_000_00, true],
    ] as const
  ).map(([code, months, ppm, downBps, least, most, secured]) => ({
    code,
    months,
    ppm,
    downBps,
    least,
    most,
    secured,
    method: 'ANNUITY',
  }));

/** To the nearest, a tie to the even neighbour. */
export function nearest(n: number, d: number): number {
  const [whole, rest] = [Math.floor(n / d), (n % d) * 2];
  return rest > d || (rest === d && whole % 2 === 1) ? whole + 1 : whole;
}

/** The table of docs/domain.md, "Discount codes", on 10 January 2027; null: the code does not apply. */
export function discountOf(code: string | null, subtotal: number): number | null {
  if (code === null) return 0;
  if (code === 'WELCOME10') return subtotal < 50_00 ? null : Math.min(100_00, nearest(subtotal, 10));
  if (code === 'TRANCHE25') return subtotal < 200_00 ? null : 25_00;
  return null; // expired, or unknown
}

/** The level instalment in floating point; the one of the backend is at most two cents away. */
export function levelInstalment({ ppm, months, method }: Offer, financed: number): number {
  const factor = ppm / 12_000_000;
  if (method === 'EQUAL_PRINCIPAL') return financed / months + financed * factor;
  return factor === 0 ? financed / months : (financed * factor) / (1 - (1 + factor) ** -months);
}

export interface Budget {
  readonly income: number;
  readonly expenses: number;
  readonly obligations: number;
}

/** The instalment that a budget allows, by docs/domain.md, "Affordability". */
export function judge({ income, expenses, obligations }: Budget, instalment: number) {
  const left = income - expenses - obligations;
  const share = income === 0 ? null : Math.ceil(((obligations + instalment) * 10_000) / income);
  const above = [
    [instalment, Math.max(0, Math.floor(left / 2))],
    [share ?? Infinity, 4_000],
  ].filter(([measured = 0, limit = 0]) => measured > limit);
  const near = above.every(([measured = 0, limit = 0]) => measured * 10 <= limit * 11);
  const decision = above.length === 0 ? 'APPROVED' : near ? 'REFERRED' : 'DECLINED';
  return { left, share, decision } as const;
}

/** An order before its signature, written from the rules in docs/domain.md; it shares no code with the backend. */
export class OrderModel {
  id: string;
  status = 'DRAFT';
  total = 1_200_00;
  financed = 1_200_00;
  /** The regular instalment of the quote. */
  instalment = 0;
  offer: Offer | null = null;
  budget: Budget | null = null;
  customer = { creditLimit: 5_000_00, verified: true, ofAge: true, openPlans: 0 };
  readonly offers = offers();
  /** What a person decides about the budget. */
  review: 'PENDING' | 'APPROVED' | 'DECLINED' | null = null;
  remindedToday = false;
  isReached = true;
  allowsInterest = true;

  constructor(id: string) {
    this.id = id;
  }

  /** Why an offer cannot be chosen; none: it can. */
  refusesOffer(offer: Offer, downBps: number | null): string[] {
    if (!['DRAFT', 'QUOTED', 'COLLATERAL_REQUIRED'].includes(this.status)) return ['invalid-transition'];
    const { financed } = this.divide(offer, downBps);
    const isForbidden = (!this.allowsInterest && offer.ppm > 0) || (!offer.secured && offer.months > 12);
    return this.total < offer.least || financed > offer.most || isForbidden ? ['offer-unavailable'] : [];
  }

  divide({ downBps: least }: Offer, downBps: number | null) {
    const share = Math.max(least, Math.min(downBps ?? least, 8_000));
    const downPayment = nearest(this.total * share, 10_000);
    return { downPayment, financed: this.total - downPayment };
  }

  get refusesCustomer(): string[] {
    const { creditLimit, verified, ofAge, openPlans } = this.customer;
    const isIneligible = !verified || !ofAge || openPlans >= 5;
    return isIneligible ? ['not-eligible'] : this.financed > creditLimit ? ['credit-limit-exceeded'] : [];
  }

  get refusesBudget(): string[] {
    return [...(this.status === 'QUOTED' ? [] : ['invalid-transition']), ...this.refusesCustomer];
  }

  get decision() {
    return this.budget && judge(this.budget, this.instalment).decision;
  }

  private get isApproved(): boolean {
    return this.decision === 'APPROVED' || this.review === 'APPROVED';
  }

  get refusesAsking(): string[] {
    if (this.status !== 'QUOTED') return ['invalid-transition'];
    const may = this.budget !== null && !this.isApproved && this.review === null;
    return [...this.refusesCustomer, ...(may ? [] : ['invalid-transition'])];
  }

  get refusesDeciding(): string[] {
    return this.status === 'QUOTED' && this.review === 'PENDING' ? [] : ['invalid-transition'];
  }

  get refusesReminder(): string[] {
    const waits = ['DRAFT', 'QUOTED', 'COLLATERAL_REQUIRED', 'READY_TO_CONFIRM', 'AWAITING_DOWN_PAYMENT'];
    return waits.includes(this.status) && this.isReached && !this.remindedToday ? [] : ['invalid-transition'];
  }

  get refusesSubmission(): string[] {
    if (this.status === 'COLLATERAL_REQUIRED')
      return ['collateral-required', ...this.refusesCustomer, ...this.refusesUndecided];
    if (this.status !== 'QUOTED') return ['invalid-transition'];
    return [...this.refusesCustomer, ...this.refusesUndecided];
  }

  private get refusesUndecided(): string[] {
    if (this.decision === null) return ['assessment-required'];
    return this.decision === 'REFERRED' && !this.isApproved ? ['assessment-declined'] : [];
  }

  submits(): void {
    if (this.decision === 'DECLINED' && !this.isApproved) this.status = 'DECLINED';
    else this.status = this.offer?.secured ? 'COLLATERAL_REQUIRED' : 'READY_TO_CONFIRM';
  }
}
