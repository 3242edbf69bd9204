import { collectionDay, type Day, dayOf, dayOfMonth, inMonth } from './days.ts';
import * as L from './lines.ts';
import { judged, type Promised } from './promised.ts';
import { type Declined, type Paid, type Pending, type Purpose, signed } from './signed.ts';

const FEE = 8_00;
const FEE_CAP = 24_00;
const GRACE = 5;
/** A rest up to this is not late, and that of a plan is not collected. */
const NEGLIGIBLE = 50;

/** What is left of lines that were cut: unpaid interest until then, and what was paid for later days, by line. */
export interface Cut {
  readonly unpaid: number;
  readonly early: readonly { readonly no: number; readonly minor: number }[];
}

/** A plan, written from the rules in docs/domain.md; it shares no code with the backend. */
export class PlanModel {
  today: Day;
  status = 'ACTIVE';
  notice: Day | null = null;
  reschedules = 0;
  dueDayChanges = 0;
  extensions = 0;
  /** True if the current version comes from an extension by days, whose dates have no common day of the month. */
  private moved = false;
  private agreed: number;
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

  /** @param begin the day of the purchase */
  constructor(begin: Day = dayOf('2027-01-10')) {
    this.today = begin;
    this.agreed = dayOfMonth(begin);
    this.lines = signed.map(([interest, principal], no) =>
      L.line({
        no,
        opening: signed.slice(no).reduce((sum, [, each]) => sum + each, 0),
        kind: 'SCHEDULED',
        start: inMonth(begin, Math.max(0, no - 1), this.agreed),
        due: inMonth(begin, no, this.agreed),
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
  /** Lines whose own day has come, also if a refund gave them a later one. */
  get due(): L.Line[] {
    return this.lines.filter((each) => L.ownDay(each) <= this.today);
  }
  get later(): L.Line[] {
    return this.lines.filter((each) => L.ownDay(each) > this.today);
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
    const due = this.lines.filter((each) => each.due <= this.today);
    return L.sum(due, (each) => L.open(each) + L.feeOpen(each));
  }
  /** Of what is due, what is late; late fees too. */
  get overdue(): number {
    const past = this.counted.filter((each) => each.due < this.today);
    return L.sum(past, (each) => (L.open(each) > NEGLIGIBLE ? L.open(each) : 0) + L.feeOpen(each));
  }
  /** The lines as they count for what is late: an undecided payment is paid, unless the plan is late already. */
  private get counted(): L.Line[] {
    if (!this.pending || this.status !== 'ACTIVE') return this.lines;
    const lines = this.lines.map((each) => ({ ...each }));
    L.pay(lines, this.pending.amount, this.today);
    return lines;
  }
  get principalLeft(): number {
    return this.isOpen ? L.sum(this.lines.slice(1), L.openPrincipal) : 0;
  }
  /** The days past due that are shown. */
  get daysPastDue(): number {
    return this.daysOf(this.counted);
  }
  get daysLate(): number {
    return this.daysOf(this.lines);
  }
  private daysOf(lines: readonly L.Line[]): number {
    const late = lines.filter((each) => L.open(each) > NEGLIGIBLE).map(({ due }) => this.today - due);
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

  /** Instalments that are still to come, from the one whose period has begun. */
  get toCome(): L.Line[] {
    const open = this.later.filter((each) => L.openPrincipal(each) > 0);
    return open.slice(
      Math.max(
        0,
        open.findLastIndex(({ start }) => start <= this.today),
      ),
    );
  }
  /** Interest of the days so far that is unpaid and not due. */
  private get unpaid(): number {
    return L.sum(this.later, (each) => L.unpaidUntil(each, this.today));
  }
  /** Interest that was paid for days that have not come. */
  private get early(): number {
    return L.sum(this.later, (each) => L.earlyFrom(each, this.today));
  }
  get carried(): number {
    return L.sum(this.later, L.openCarried);
  }
  private get whole(): number {
    const owed = L.sum(this.due, L.openInterest) + this.carried + L.sum(this.lines, L.feeOpen);
    return L.sum(this.lines, L.openPrincipal) + this.unpaid + owed;
  }
  /** What is deducted when all is paid off; a payment is a cent at least. */
  private get deducted(): number {
    const notDue = L.sum(this.later, L.openPrincipal) + this.unpaid + this.carried;
    return Math.min(this.early, notDue, Math.max(0, this.whole - 1));
  }
  get payoff(): number {
    return this.whole - this.deducted;
  }
  /** What a payment ahead pays before it reduces the principal. */
  get first(): number {
    const open = this.later.filter((each) => L.openPrincipal(each) > 0);
    const unpaid = L.sum(open, (each) => L.unpaidUntil(each, this.today) - L.earlyFrom(each, this.today));
    const due = L.sum(this.due, (each) => L.open(each) + L.feeOpen(each));
    return due + this.carried + Math.max(0, unpaid);
  }
  /** The day from which new instalments are computed. */
  begins(balance: number): Day {
    const [next] = this.toCome;
    return next && (next.start >= this.today || next.opening === balance) ? next.start : this.today;
  }

  /** Ends the lines that are not due with what was paid of them. */
  private shorten(lines: readonly L.Line[]): void {
    const shortened = lines.filter((each) => each.paidInterest + each.paidPrincipal + each.fee > 0);
    this.lines = this.lines.filter((each) => !lines.includes(each) || shortened.includes(each));
    for (const each of shortened) {
      each.carried = Math.min(each.carried, each.paidInterest);
      each.interest = each.paidInterest;
      each.principal = each.paidPrincipal;
      each.earlier = each.interest - each.carried;
    }
  }

  /** Ends lines with what was paid of them for the days until a day. */
  private cut(lines: readonly L.Line[], day: Day): Cut {
    const unpaid = L.sum(lines, (each) => L.unpaidUntil(each, day));
    const early = lines.map((each) => ({ no: each.no, minor: L.earlyFrom(each, day) }));
    for (const each of lines) each.paidInterest -= L.earlyFrom(each, day);
    this.shorten(lines);
    return { unpaid, early };
  }

  /** Lets what was paid early pay these parts, from the newest payment on; the rest goes to the wallet. */
  payEarly(early: Cut['early'], parts: readonly L.Part[]): void {
    const wanted = parts.map((part) => ({ ...part }));
    const left = new Map(early.map(({ no, minor }) => [no, minor]));
    for (const payment of this.payments.toReversed()) {
      let freed = 0;
      for (const [no, minor] of left) {
        const taken = L.takeInterest(no, minor, payment.parts);
        left.set(no, minor - taken);
        freed += taken;
      }
      for (const part of wanted) {
        const amount = Math.min(freed, part.amount);
        if (amount === 0) continue;
        const each = this.lines.find(({ no }) => no === part.no);
        if (each && part.component === 'INTEREST') each.paidInterest += amount;
        if (each && part.component === 'PRINCIPAL') each.paidPrincipal += amount;
        L.addPart(payment.parts, { ...part, amount });
        part.amount -= amount;
        freed -= amount;
      }
      payment.amount -= freed;
      this.wallet += freed;
    }
  }

  /** Starts a new version of the schedule; agreed values stay. */
  private newVersion(): void {
    this.agreed = this.agreedDay;
    this.moved = false;
  }

  private payOff(kind: string, principal: number, lines: readonly L.Line[]): Cut {
    this.newVersion();
    const { carried, toCome } = this;
    const opening = L.sum(this.later, L.openPrincipal);
    const start = toCome[0] && toCome[0].start < this.today ? toCome[0].start : this.today;
    const cut = this.cut(lines, this.today);
    const interest = cut.unpaid + carried;
    if (interest + principal === 0) return cut;
    const no = Math.max(0, ...this.lines.map((each) => each.no)) + 1;
    const period = L.MONTH;
    this.lines.push(L.line({ no, kind, start, due: this.today, period, opening, interest, principal }));
    return cut;
  }

  /** Returns the due dates of the new instalments after a payment ahead. */
  slots(): Pick<L.Line, 'start' | 'due' | 'period' | 'extendedTo'>[] {
    return this.toCome.map(({ start, due, period, extendedTo }) =>
      start < this.today
        ? { start: this.today, due, period: L.times(period, due - this.today, due - start), extendedTo }
        : { start, due, period, extendedTo },
    );
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
    if (purpose === 'SETTLEMENT' || purpose === 'WITHDRAWAL') {
      const { deducted } = this;
      const { early } = this.payOff(purpose, L.sum(this.later, L.openPrincipal), this.later);
      const line = this.lines.at(-1);
      if (line?.kind === purpose && line.due === this.today) {
        const interest = Math.min(deducted, line.interest);
        this.payEarly(early, [
          { no: line.no, component: 'INTEREST', amount: interest },
          { no: line.no, component: 'PRINCIPAL', amount: deducted - interest },
        ]);
      } else this.payEarly(early, []);
    }
    if (purpose === 'PREPAYMENT') {
      const open = this.later.filter((each) => L.openPrincipal(each) > 0);
      const { early, unpaid } = this.payOff(purpose, amount - this.first, open);
      const [now] = this.lines.slice(-1);
      const lineCount = this.lines.length;
      adopt();
      const added = this.lines.slice(lineCount).map(L.interestPart);
      this.payEarly(early, [...(now ? [{ ...L.interestPart(now), amount: unpaid }] : []), ...added]);
    }
    const { parts, over } = L.pay(this.lines, amount, this.today);
    this.wallet += over;
    this.payments.push(this.payment(parts, amount, over));
    this.afterMoney(purpose);
  }

  afterMoney(purpose: Purpose): void {
    if ((this.status === 'OVERDUE' || this.status === 'DEFAULTED') && this.daysLate === 0) this.calm();
    if (!this.isOpen || this.left > NEGLIGIBLE) return;
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

  /** What the bank takes back of a running plan is late by its own day, as it was never paid. */
  chargeBack(payment: Paid): void {
    L.takeBack(this.lines, payment.amount - payment.refunded, payment.parts);
    payment.refunded = payment.amount;
    if (this.daysLate > GRACE && this.status === 'ACTIVE') this.status = 'OVERDUE';
  }

  refund(payment: Paid, amount: number): void {
    const before = this.lines.map((each) => ({ ...each }));
    L.takeBack(this.lines, amount, payment.parts);
    payment.refunded += amount;
    if (this.status === 'WITHDRAWN') return this.askLess(before);
    for (const [at, each] of this.lines.entries())
      if (L.open(each) > L.open(before[at] ?? each)) each.reopened = this.today;
    this.giveTime(before);
    if (this.status === 'CANCELLED') return;
    if (this.paid === 0) this.cancel();
    else if (this.daysLate > GRACE && !['DEFAULTED', 'WRITTEN_OFF'].includes(this.status))
      this.status = 'OVERDUE';
    else if (this.status === 'SETTLED') this.status = 'ACTIVE';
  }

  /** What was paid and is opened again is due with the next open instalment, or in a month. */
  private giveTime(before: readonly L.Line[]): void {
    const coming = this.later.filter((each) => each.kind === 'SCHEDULED' && L.open(each) > NEGLIGIBLE);
    const inAMonth = inMonth(this.today, 1, dayOfMonth(this.today));
    const due = coming.length > 0 ? Math.min(...coming.map((each) => each.due)) : inAMonth;
    for (const [at, each] of this.lines.entries()) {
      const was = before[at];
      if (!was || L.open(was) > NEGLIGIBLE || each.due > this.today) continue;
      if (L.open(each) + L.feeOpen(each) <= L.open(was) + L.feeOpen(was)) continue;
      each.wasDue = L.ownDay(each);
      each.due = due;
    }
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
  reschedule(): Cut & { readonly carried: number } {
    const carried = L.sum(this.due, L.openInterest) + this.carried;
    const from = this.begins(L.sum(this.lines, L.openPrincipal));
    const open = this.later.filter((each) => L.openPrincipal(each) > 0);
    this.newVersion();
    this.shorten(this.due);
    const cut = this.cut(open, from);
    this.reschedules += 1;
    this.endPromise();
    this.calm();
    return { ...cut, carried };
  }

  /** Later instalments on another day, which the caller reads from the schedule. Returns interest that is carried. */
  changeDueDay(day: number): Cut & { readonly carried: number } {
    const { carried } = this;
    const from = this.begins(L.sum(this.later, L.openPrincipal));
    const open = this.later.filter((each) => L.openPrincipal(each) > 0);
    this.newVersion();
    this.agreed = day;
    const cut = this.cut(open, from);
    this.dueDayChanges += 1;
    return { ...cut, carried };
  }

  /** Everything that is open is due some days later. */
  extend(days: number): void {
    const open = this.lines.filter((each) => each.no > 0 && L.open(each) > 0);
    const ends = new Set(open.map(({ due }) => due));
    for (const each of open) {
      const follows = ends.has(each.start);
      if (follows) each.start += days;
      each.due += days;
      if (!follows) each.extendedTo = each.due;
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
    if (this.isOpen && this.left <= NEGLIGIBLE) this.status = 'SETTLED';
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
      if (L.open(each) <= NEGLIGIBLE) continue;
      each.fee = Math.max(0, Math.min(FEE, FEE_CAP - this.fees, L.open(each)));
    }
  }

  private collect(): void {
    const collectable = this.lines.filter(
      (each) =>
        each.no > 0 &&
        L.open(each) > 0 &&
        [0, 1, 3, 5].includes(this.today - collectionDay(each.due)) &&
        (each.reopened === null || each.reopened < collectionDay(each.due)),
    );
    if (collectable.length === 0 || this.dueNow === 0) return;
    if (this.autopay === 'poor') this.failedToday += 1;
    if (this.autopay !== 'good') return;
    this.receive({ purpose: 'INSTALMENT', amount: this.dueNow, mode: null });
  }
}
