import { collectionDay, type Day, dayOf, dayOfMonth, inMonth } from './days.ts';
import * as L from './lines.ts';
import { judged, type Promised } from './promised.ts';
import { type Declined, type Paid, type Pending, type Purpose, signed } from './signed.ts';

const FEE = 8_00;
const FEE_CAP = 24_00;
const GRACE = 5;

/** A plan, written from the rules in docs/domain.md; it shares no code with the backend. */
export class PlanModel {
  today: Day = dayOf('2027-01-10');
  status = 'ACTIVE';
  notice: Day | null = null;
  reschedules = 0;
  dueDayChanges = 0;
  extensions = 0;
  /** True if the current version comes from an extension by days, whose dates have no common day of the month. */
  private moved = false;
  private agreed = 10;
  dispute: { open: boolean; readonly until: Day } | null = null;
  remindedToday = false;
  promise: Promised | null = null;
  waits = 0;
  failedToday = 0;
  pending: Pending | null = null;
  readonly declined: Declined[] = [];
  autopay: 'good' | 'poor' | null = null;
  wallet = 0;
  /** What was refunded after a withdrawal. */
  notOwed = 0;
  /** By the order in which they succeeded; the first is the down payment. */
  readonly payments: Paid[];
  lines: L.Line[];

  constructor() {
    const begin = this.today;
    this.lines = signed.map(([interest, principal], no) =>
      L.line({
        no,
        kind: 'SCHEDULED',
        start: inMonth(begin, Math.max(0, no - 1), 10),
        due: inMonth(begin, no, 10),
        period: L.MONTH,
        interest,
        principal,
      }),
    );
    this.payments = [this.payment(L.pay(this.lines, 120_00, begin).parts, 120_00, 0)];
  }

  private payment(parts: L.Part[], given: number, over: number): Paid {
    return { parts, given, amount: given - over, refunded: 0, id: '', on: this.today, after: this.waits };
  }

  get isOpen(): boolean {
    return ['ACTIVE', 'OVERDUE', 'DEFAULTED', 'WRITTEN_OFF'].includes(this.status);
  }
  get due(): L.Line[] {
    return this.lines.filter(({ due }) => due <= this.today);
  }
  get later(): L.Line[] {
    return this.lines.filter(({ due }) => due > this.today);
  }
  get fees(): number {
    return L.sum(this.lines, L.feeDue);
  }
  get paid(): number {
    return L.sum(this.lines, (each) => each.paidInterest + each.paidPrincipal + each.paidFee);
  }
  get total(): number {
    return this.notOwed + L.sum(this.lines, (each) => each.interest + each.principal + L.feeDue(each));
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

  /** The day of the month of new instalments. */
  get agreedDay(): number {
    const next = this.lines.find((each) => each.no > 0 && L.open(each) > 0);
    return this.moved && next ? dayOfMonth(next.due) : this.agreed;
  }
  get isPaused(): boolean {
    return this.dispute !== null && this.dispute.open && this.today <= this.dispute.until;
  }

  get isCollected(): boolean {
    return this.isOpen && this.status !== 'WRITTEN_OFF';
  }

  /** Interest since the last due date, on what is not due yet. */
  get accrued(): number {
    return Math.max(0, this.soFar - this.prepaid);
  }
  private get current(): L.Line | undefined {
    return this.later.find((each) => each.start <= this.today && L.openPrincipal(each) > 0);
  }
  private get soFar(): number {
    const { current } = this;
    if (!current) return 0;
    const share = L.times(current.period, this.today - current.start, current.due - current.start);
    return L.interest(L.sum(this.later, L.openPrincipal), share);
  }
  /** Interest that was paid early for instalments that are still open. */
  get prepaid(): number {
    return L.sum(
      this.later.filter((each) => L.openPrincipal(each) > 0),
      L.paidOwn,
    );
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
    return this.dueNow + this.carried + this.accrued;
  }

  /** Ends the lines that are not due with what was paid of them. */
  private shorten(lines: readonly L.Line[]): void {
    const shortened = lines.filter((each) => each.paidInterest + each.paidPrincipal + each.fee > 0);
    this.lines = this.lines.filter((each) => !lines.includes(each) || shortened.includes(each));
    for (const each of shortened) {
      each.carried = Math.min(each.carried, each.paidInterest);
      each.interest = each.paidInterest;
      each.principal = each.paidPrincipal;
    }
  }

  /** Starts a new version of the schedule; agreed values stay. */
  private newVersion(): void {
    this.agreed = this.agreedDay;
    this.moved = false;
  }

  private payOff(kind: string, principal: number): void {
    this.newVersion();
    const interest = this.accrued + this.carried;
    const { current } = this;
    this.shorten(this.later);
    if (interest + principal === 0) return;
    const no = Math.max(0, ...this.lines.map((each) => each.no)) + 1;
    const start = current?.start ?? this.today;
    this.lines.push(L.line({ no, kind, start, due: this.today, period: L.MONTH, interest, principal }));
  }

  /** Returns the due dates of the new instalments after a payment ahead that leaves this balance. */
  slots(balance: number): Pick<L.Line, 'start' | 'due' | 'period'>[] {
    const paid = Math.max(0, this.prepaid - this.soFar);
    return this.later
      .filter((each) => L.openPrincipal(each) > 0)
      .map(({ start, due, period }) =>
        start < this.today
          ? { start: this.today, due, period: L.times(period, due - this.today, due - start) }
          : { start, due, period },
      )
      .map((slot, index) => (index === 0 ? { ...slot, period: L.unpaid(slot.period, balance, paid) } : slot));
  }

  /** Codes with which a payment is not tried again: it was one for what is due, and as much was not paid since. */
  refusesRetry({ purpose, amount, attempts, after }: Declined): string[] {
    const since = this.payments.filter((each) => each.after > after);
    const paid = since.reduce((sum, { given, refunded }) => sum + given - refunded, 0);
    const isDue = purpose === 'INSTALMENT' && this.isOpen && amount <= this.dueNow;
    const isTried = attempts >= 5 || this.failedToday >= 5;
    return [
      ...(this.pending ? ['payment-in-progress'] : []),
      ...(isDue && !isTried && paid < amount ? [] : ['invalid-transition']),
    ];
  }

  /** The bank has agreed. @param adopt adds the instalments that are new after a payment ahead */
  receive({ purpose, amount }: Pending, adopt: () => void = () => undefined): void {
    const returned = purpose === 'WITHDRAWAL' ? this.unearned : [];
    if (purpose === 'SETTLEMENT' || purpose === 'WITHDRAWAL')
      this.payOff(purpose, L.sum(this.later, L.openPrincipal));
    for (const { each, minor } of returned) this.giveBack(each, minor);
    if (purpose === 'PREPAYMENT') this.payOff(purpose, amount - this.first);
    adopt();
    const { parts, over } = L.pay(this.lines, amount, this.today);
    this.wallet += over;
    this.payments.push(this.payment(parts, amount, over));
    this.afterMoney(purpose);
  }

  private get unearned() {
    return this.later
      .map((each) => ({ each, minor: L.unearned(each, this.today) }))
      .filter(({ minor }) => minor > 0);
  }

  /** Interest that was paid too early goes to the wallet, from the newest payment on. */
  private giveBack(each: L.Line, minor: number): void {
    each.interest -= minor;
    each.paidInterest -= minor;
    let left = minor;
    for (const payment of this.payments.toReversed()) {
      const taken = L.takeInterest(each.no, left, payment.parts);
      payment.amount -= taken;
      this.wallet += taken;
      left -= taken;
    }
  }

  afterMoney(purpose: Purpose): void {
    if ((this.status === 'OVERDUE' || this.status === 'DEFAULTED') && this.daysLate === 0) this.calm();
    if (!this.isOpen || this.left > 50) return; // a remainder so small that it is not collected
    this.status = purpose === 'WITHDRAWAL' && this.status === 'ACTIVE' ? 'WITHDRAWN' : 'SETTLED';
    this.notice = null;
    if (this.status === 'WITHDRAWN') this.closeDispute();
  }

  closeDispute(): void {
    if (this.dispute) this.dispute.open = false;
  }

  private calm(): void {
    this.status = 'ACTIVE';
    this.notice = null;
  }

  refund(payment: Paid, amount: number): void {
    const before = this.lines.map((each) => ({ ...each }));
    L.takeBack(this.lines, amount, payment.parts);
    payment.refunded += amount;
    if (this.status === 'WITHDRAWN') return this.askLess(before);
    for (const [at, each] of this.lines.entries())
      if (L.open(each) > L.open(before[at] ?? each)) each.reopened = this.today;
    if (this.status === 'CANCELLED') return;
    if (this.paid === 0) this.cancel();
    else if (this.daysLate > GRACE && !['DEFAULTED', 'WRITTEN_OFF'].includes(this.status))
      this.status = 'OVERDUE';
    else if (this.status === 'SETTLED') this.status = 'ACTIVE';
  }

  /** What was paid of the lines `before` and is not any more is not asked for again. */
  private askLess(before: readonly L.Line[]): void {
    for (const [at, each] of this.lines.entries()) {
      const was = before[at] ?? each;
      const [interest, principal] = [
        L.openInterest(each) - L.openInterest(was),
        L.openPrincipal(each) - L.openPrincipal(was),
      ];
      each.interest -= interest;
      each.principal -= principal;
      this.notOwed += interest + principal;
    }
  }

  private cancel(): void {
    this.status = 'CANCELLED';
    this.closeDispute();
  }

  /** Spread over new instalments, which the caller reads from the schedule. Returns interest that is carried. */
  reschedule(): number {
    const carried = L.sum(this.due, L.openInterest) + this.carried;
    this.newVersion();
    this.shorten([...this.lines]);
    this.reschedules += 1;
    this.endPromise();
    this.calm();
    return carried;
  }

  /** Later instalments on another day, which the caller reads from the schedule. Returns interest that is carried. */
  changeDueDay(day: number): number {
    const { carried } = this;
    this.newVersion();
    this.agreed = day;
    this.shorten(this.later);
    this.dueDayChanges += 1;
    return carried;
  }

  /** Everything that is open is due some days later. */
  extend(days: number): void {
    const open = this.lines.filter((each) => each.no > 0 && L.open(each) > 0);
    const ends = new Set(open.map(({ due }) => due));
    for (const each of open) {
      if (ends.has(each.start)) each.start += days;
      each.due += days;
    }
    this.newVersion();
    this.moved = true;
    this.extensions += 1;
    this.endPromise();
    if (this.daysLate === 0) this.calm();
  }

  /** An open one was about due dates that have changed, unless it was paid already. */
  private endPromise(): void {
    if (this.promise?.status !== 'OPEN') return;
    if (judged(this.promise, this.payments, this.today) === 'KEPT') this.promise.status = 'KEPT';
    else this.promise = null;
  }

  /** @param no null: those of all lines */
  waive(no: number | null): void {
    const lines = this.lines.filter((each) => L.feeDue(each) > 0 && (no === null || each.no === no));
    const numbers = new Set(lines.map((each) => each.no));
    for (const payment of this.payments) {
      const taken = L.takeFees(numbers, payment.parts);
      payment.amount -= taken;
      this.wallet += taken;
    }
    for (const each of lines) Object.assign(each, { waived: true, paidFee: 0 });
    if (this.isOpen && this.left <= 50) this.status = 'SETTLED';
  }

  /** Applies the changes at the start of a day. */
  nextDay(): void {
    this.today += 1;
    this.failedToday = 0;
    this.remindedToday = false;
    if (this.promise) this.promise.status = judged(this.promise, this.payments, this.today);
    if (this.status === 'ACTIVE' || this.status === 'OVERDUE') this.collect();
    if (this.status !== 'ACTIVE' && this.status !== 'OVERDUE') return;
    this.chargeFees();
    if (this.daysLate > GRACE) this.status = 'OVERDUE';
    if (this.status === 'OVERDUE' && this.notice === null && this.daysLate >= 76) this.notice = this.today;
    const told = this.notice !== null && this.today - this.notice >= 14;
    if (this.status === 'OVERDUE' && told && this.daysLate >= 90) this.status = 'DEFAULTED';
  }

  private chargeFees(): void {
    if (this.isPaused) return;
    for (const each of this.lines) {
      const chargedOn = collectionDay(each.due) + GRACE + 1;
      if (each.no === 0 || each.kind !== 'SCHEDULED' || chargedOn !== this.today || each.fee > 0) continue;
      each.fee = Math.max(0, Math.min(FEE, FEE_CAP - this.fees, L.open(each)));
    }
  }

  private collect(): void {
    const tries = this.lines.filter(
      (each) =>
        each.no > 0 &&
        L.open(each) > 0 &&
        [0, 1, 3, 5].includes(this.today - collectionDay(each.due)) &&
        (each.reopened === null || each.reopened < collectionDay(each.due)),
    );
    if (tries.length === 0 || this.dueNow === 0) return;
    if (this.autopay === 'poor') this.failedToday += 1;
    if (this.autopay !== 'good') return;
    this.receive({ purpose: 'INSTALMENT', amount: this.dueNow, mode: null });
  }
}
