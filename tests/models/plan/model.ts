import { collectionDay, type Day, dayOf, tenth } from './days.ts';
import * as L from './lines.ts';

export type Purpose = 'INSTALMENT' | 'PREPAYMENT' | 'SETTLEMENT' | 'WITHDRAWAL';
export type Mode = 'LOWER_INSTALMENT' | 'SHORTER_TERM';

interface Pending {
  readonly purpose: Purpose;
  readonly amount: number;
  readonly mode: Mode | null;
}

/** What was paid at once: where each part of it is, as far as it was not refunded. */
export interface Paid {
  readonly parts: L.Part[];
  readonly amount: number;
  refunded: number;
  /** That of the backend; empty until it was read. */
  id: string;
}

const FEE = 8_00;
const FEE_CAP = 24_00;
const GRACE = 5;

/** STD6 for 1,200.00 from 10 January 2027: interest and principal of each line, as published with the domain. */
const signed = [
  [0, 120_00],
  [6_30, 177_39],
  [5_27, 178_42],
  [4_22, 179_47],
  [3_18, 180_51],
  [2_12, 181_57],
  [1_07, 182_64],
] as const;

/** A plan, as its rules say in words; it shares no code with the backend. */
export class PlanModel {
  today: Day = dayOf('2027-01-10');
  status = 'ACTIVE';
  notice: Day | null = null;
  reschedules = 0;
  failedToday = 0;
  pending: Pending | null = null;
  autopay: 'good' | 'poor' | null = null;
  wallet = 0;
  /** By the order in which they succeeded; the first is the down payment. */
  readonly payments: Paid[];
  lines: L.Line[];

  constructor() {
    const begin = this.today;
    this.lines = signed.map(([interest, principal], no) =>
      L.line({
        no,
        kind: 'SCHEDULED',
        start: tenth(begin, Math.max(0, no - 1)),
        due: tenth(begin, no),
        period: L.MONTH,
        interest,
        principal,
      }),
    );
    this.payments = [{ ...L.pay(this.lines, 120_00, begin), amount: 120_00, refunded: 0, id: '' }];
  }

  get isOpen(): boolean {
    return ['ACTIVE', 'OVERDUE', 'DEFAULTED'].includes(this.status);
  }
  get due(): L.Line[] {
    return this.lines.filter(({ due }) => due <= this.today);
  }
  get later(): L.Line[] {
    return this.lines.filter(({ due }) => due > this.today);
  }
  get fees(): number {
    return L.sum(this.lines, ({ fee }) => fee);
  }
  get paid(): number {
    return L.sum(this.lines, (each) => each.paidInterest + each.paidPrincipal + each.paidFee);
  }
  get total(): number {
    return L.sum(this.lines, (each) => each.interest + each.principal + each.fee);
  }
  get left(): number {
    return L.sum(this.lines, (each) => L.open(each) + L.feeOpen(each));
  }
  get dueNow(): number {
    return L.sum(this.due, (each) => L.open(each) + L.feeOpen(each));
  }
  get principalLeft(): number {
    return this.isOpen ? L.sum(this.lines.slice(1), L.openPrincipal) : 0;
  }
  get daysLate(): number {
    const late = this.lines.filter((each) => L.open(each) > 0).map(({ due }) => this.today - due);
    return Math.max(0, ...late);
  }

  /** Interest since the last due date, on what is not due yet. */
  get accrued(): number {
    const current = this.later.find(({ start }) => start <= this.today);
    if (!current) return 0;
    const share = L.times(current.period, this.today - current.start, current.due - current.start);
    const ahead = L.sum(this.later, L.paidOwn);
    return Math.max(0, L.interest(L.sum(this.later, L.openPrincipal), share) - ahead);
  }
  get carried(): number {
    return L.sum(this.later, L.openCarried);
  }
  get payoff(): number {
    const owed = L.sum(this.due, L.openInterest) + this.carried + L.sum(this.lines, L.feeOpen);
    return L.sum(this.lines, L.openPrincipal) + this.accrued + owed;
  }
  /** What a payment ahead pays before it reduces the principal. */
  get first(): number {
    return L.sum(this.due, L.open) + L.sum(this.lines, L.feeOpen) + this.carried + this.accrued;
  }

  /** Ends the lines that are not due with what was paid of them. */
  private shorten(lines: readonly L.Line[]): void {
    const shortened = lines.filter((each) => each.paidInterest + each.paidPrincipal + each.fee > 0);
    this.lines = this.lines.filter((each) => !lines.includes(each) || shortened.includes(each));
    for (const each of shortened) {
      each.interest = each.paidInterest;
      each.principal = each.paidPrincipal;
    }
  }

  private payOff(kind: string, principal: number): void {
    const interest = this.accrued + this.carried;
    const current = this.later.find(({ start }) => start <= this.today);
    this.shorten(this.later);
    if (interest + principal === 0) return;
    const no = Math.max(0, ...this.lines.map((each) => each.no)) + 1;
    const start = current?.start ?? this.today;
    this.lines.push(L.line({ no, kind, start, due: this.today, period: L.MONTH, interest, principal }));
  }

  /** Where the new instalments of a payment ahead lie. */
  slots(): Pick<L.Line, 'start' | 'due' | 'period'>[] {
    return this.later
      .filter((each) => L.openPrincipal(each) > 0)
      .map(({ start, due, period }) =>
        start < this.today
          ? { start: this.today, due, period: L.times(period, due - this.today, due - start) }
          : { start, due, period },
      );
  }

  /** The bank has agreed. @param adopt adds the instalments that are new after a payment ahead */
  receive({ purpose, amount }: Pending, adopt: () => void = () => undefined): void {
    if (purpose === 'SETTLEMENT' || purpose === 'WITHDRAWAL')
      this.payOff(purpose, L.sum(this.later, L.openPrincipal));
    if (purpose === 'PREPAYMENT') this.payOff(purpose, amount - this.first);
    adopt();
    const { parts, over } = L.pay(this.lines, amount, this.today);
    this.wallet += over;
    this.payments.push({ parts, amount: amount - over, refunded: 0, id: '' });
    this.afterMoney(purpose);
  }

  afterMoney(purpose: Purpose): void {
    if ((this.status === 'OVERDUE' || this.status === 'DEFAULTED') && this.daysLate === 0) this.calm();
    if (!this.isOpen || this.left > 0) return;
    this.status = purpose === 'WITHDRAWAL' && this.status === 'ACTIVE' ? 'WITHDRAWN' : 'SETTLED';
    this.notice = null;
  }

  private calm(): void {
    this.status = 'ACTIVE';
    this.notice = null;
  }

  refund(payment: Paid, amount: number): void {
    L.takeBack(this.lines, amount, payment.parts);
    payment.refunded += amount;
    if (this.status === 'WITHDRAWN' || this.status === 'CANCELLED') return;
    if (this.paid === 0) this.status = 'CANCELLED';
    else if (this.daysLate > GRACE && this.status !== 'DEFAULTED') this.status = 'OVERDUE';
    else if (this.status === 'SETTLED') this.status = 'ACTIVE';
  }

  /** Spread over new instalments, which the caller reads from the schedule. Returns interest that is carried. */
  reschedule(): number {
    const carried = L.sum(this.due, L.openInterest) + this.carried;
    this.shorten([...this.lines]);
    this.reschedules += 1;
    this.calm();
    return carried;
  }

  /** What the beginning of a day does. */
  nextDay(): void {
    this.today += 1;
    this.failedToday = 0;
    if (this.status === 'ACTIVE' || this.status === 'OVERDUE') this.collect();
    if (this.status !== 'ACTIVE' && this.status !== 'OVERDUE') return;
    for (const each of this.lines) {
      const chargedOn = collectionDay(each.due) + GRACE + 1;
      if (each.no === 0 || each.kind !== 'SCHEDULED' || chargedOn !== this.today || each.fee > 0) continue;
      each.fee = Math.max(0, Math.min(FEE, FEE_CAP - this.fees, L.open(each)));
    }
    if (this.daysLate > GRACE) this.status = 'OVERDUE';
    if (this.status === 'OVERDUE' && this.notice === null && this.daysLate >= 76) this.notice = this.today;
    const told = this.notice !== null && this.today - this.notice >= 14;
    if (this.status === 'OVERDUE' && told && this.daysLate >= 90) this.status = 'DEFAULTED';
  }

  private collect(): void {
    const tries = this.lines.filter(
      (each) =>
        each.no > 0 && L.open(each) > 0 && [0, 1, 3, 5].includes(this.today - collectionDay(each.due)),
    );
    if (this.autopay !== 'good' || tries.length === 0 || this.dueNow === 0) return;
    this.receive({ purpose: 'INSTALMENT', amount: this.dueNow, mode: null });
  }
}
