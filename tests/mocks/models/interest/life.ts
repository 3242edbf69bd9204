import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { figuresFor } from '#mocks/resources/orders/quotes/compute.ts';
import { newQuote } from '#mocks/resources/orders/quotes/issue.ts';
import { activatePlan, planFromQuote, receivePayment } from '#mocks/resources/plans/lifecycle.ts';
import * as versions from '#mocks/resources/plans/new-version.ts';
import type { LineRecord, PlanRecord } from '#mocks/resources/plans/record.ts';
import { settlementQuote } from '#mocks/resources/plans/quotes.ts';
import { accruedUntil } from '#mocks/rules/accrual.ts';
import { paymentAheadRange } from '#mocks/rules/paying-ahead.ts';
import { orderOf } from '#tests/kit/rows.ts';
import { type Day, dayOf, dayOfMonth, inMonth, textOf } from '#tests/suite/models/plan/days.ts';
import {
  difference,
  interestUntil,
  MONTH,
  monthsBetween,
  type Stretch,
  stretch,
  times,
  upTo,
} from './days.ts';

export interface Purchase {
  readonly offer: PlanOffer;
  readonly totalMinor: number;
  readonly dueDay: number | null;
  readonly begin: Day;
}

export type Step =
  | { readonly kind: 'wait'; readonly days: number }
  | { readonly kind: 'part' | 'interest' | 'shorter' | 'lower'; readonly share: number }
  | { readonly kind: 'reschedule'; readonly months: number }
  | { readonly kind: 'extend'; readonly days: number }
  | { readonly kind: 'due-day'; readonly day: number };

export type End = 'run' | 'settle' | 'withdraw';

const openOf = (line: LineRecord) =>
  line.interestMinor + line.principalMinor - line.paidInterestMinor - line.paidPrincipalMinor;
const owes = (line: LineRecord) => line.principalMinor > line.paidPrincipalMinor;
const owed = (lines: readonly LineRecord[]) =>
  lines.reduce((sum, line) => sum + line.principalMinor - line.paidPrincipalMinor, 0);

/** A plan that is never late, with the days on which its interest arises. */
export class Life {
  plan: PlanRecord;
  /** What came back to the wallet, in minor units. */
  returned = 0;
  paid = 0;
  roundings: number;
  private today: Day;
  private stretches: Stretch[];

  constructor({ offer, totalMinor, dueDay, begin }: Purchase) {
    const order = orderOf(totalMinor);
    const today = textOf(begin);
    const total = { amountMinor: totalMinor, currency: 'EUR' as const };
    const figures = figuresFor({ offer, total, downPaymentBps: null, dueDay, today, policyProfile: 'EU' });
    const now = `${today}T09:00:00.000Z`;
    const id = order.id.replace('ord', 'qte');
    const quote = newQuote({ id, orderId: order.id, figures, createdAt: now, validUntil: now });
    const planId = order.id.replace('ord', 'pln');
    const signed = planFromQuote({ id: planId, number: 'PLN-000001', order, quote, now });
    this.plan = activatePlan(receivePayment(signed, quote.downPayment.amountMinor, today).plan, today);
    this.paid = quote.downPayment.amountMinor;
    this.today = begin;
    this.roundings = this.plan.lines.length;
    this.stretches = this.spread(this.plan.lines.slice(1), begin, (from, to, index) =>
      index > 0 || dueDay === null ? MONTH : monthsBetween(from, to, dueDay),
    );
  }

  private get later() {
    return this.plan.lines.filter(({ dueDate }) => dayOf(dueDate) > this.today);
  }
  get isOver(): boolean {
    return this.plan.status !== 'ACTIVE';
  }

  /** The stretch of each instalment: the balance falls with each of them. */
  private spread(
    lines: readonly LineRecord[],
    start: Day,
    monthsOf: (from: Day, to: Day, index: number) => typeof MONTH,
  ): Stretch[] {
    let from = start;
    let balance = owed(lines);
    return lines.map((line, index) => {
      const to = dayOf(line.dueDate);
      const each = stretch(from, to, balance, monthsOf(from, to, index));
      from = to;
      balance -= line.principalMinor;
      return each;
    });
  }

  private receive(amountMinor: number, purpose?: 'PREPAYMENT' | 'SETTLEMENT' | 'WITHDRAWAL'): void {
    const { plan, walletCredit } = receivePayment(this.plan, amountMinor, textOf(this.today), purpose);
    this.plan = plan;
    this.paid += amountMinor;
    this.returned += walletCredit;
  }

  /** The first day that no instalment covers which was paid as a whole, and the stretch in which it lies. */
  private get next() {
    const paid = this.later.filter(
      (line) => !owes(line) && line.paidPrincipalMinor > 0 && this.isWhole(line),
    );
    const from = Math.max(this.today, ...paid.map(({ dueDate }) => dayOf(dueDate)));
    return { from, current: this.stretches.find((each) => each.from <= from && from < each.to) };
  }
  private readonly cutLines = new Set<string>();
  private isWhole(line: LineRecord): boolean {
    return !this.cutLines.has(`${line.no} ${line.dueDate}`);
  }

  /** Whether another balance bears interest after a new version: a part of the principal was paid. */
  private readonly changes = ({ balance }: Stretch): boolean => balance !== owed(this.later);

  private renew({ plan, moved }: versions.NewVersion): LineRecord[] {
    const sum = (parts: typeof moved.from) => parts.reduce((all, part) => all + part.amountMinor, 0);
    this.returned += sum(moved.from) - sum(moved.to);
    const before = new Set(this.plan.lines.map(({ no }) => no));
    const were = new Map(this.plan.lines.map((line) => [line.no, line]));
    for (const line of plan.lines) {
      const was = were.get(line.no);
      if (was && was.dueDate === line.dueDate && owes(was) && !owes(line))
        this.cutLines.add(`${line.no} ${line.dueDate}`);
    }
    this.plan = plan;
    this.roundings += plan.lines.length;
    return plan.lines.filter(
      (line) =>
        line.kind === 'SCHEDULED' && dayOf(line.dueDate) > this.today && (owes(line) || !before.has(line.no)),
    );
  }

  take(step: Step): void {
    if (this.isOver) return;
    const today = textOf(this.today);
    if (step.kind === 'wait') return this.wait(step.days);
    if (step.kind === 'part' || step.kind === 'interest') {
      const left = this.plan.lines.reduce((sum, line) => sum + openOf(line), 0);
      const [next] = this.later.filter(owes);
      const max =
        step.kind === 'part' ? left - 60 : (next?.interestMinor ?? 0) - (next?.paidInterestMinor ?? 0);
      const amount = Math.floor(max * step.share);
      if (amount > 0 && amount <= left - 60) this.receive(amount);
      return;
    }
    const { from, current } = this.next;
    if (!current || owed(this.later) === 0) return;
    if (step.kind === 'extend') return this.extend(step.days);
    if (step.kind === 'due-day') return this.changeDueDay(step.day);
    if (step.kind === 'reschedule') {
      const begin = this.changes(current) ? from : current.from;
      const lines = this.renew(versions.planRescheduled(this.plan, step.months, today));
      this.stretches = [
        ...upTo(this.stretches, begin),
        ...this.spread(lines, begin, (start, to, index) =>
          index > 0 ? MONTH : times(current.monthADay, to - start),
        ).map((each, index) => (index === 0 ? { ...each, extendedTo: current.extendedTo } : each)),
      ];
      return;
    }
    const { min, max } = paymentAheadRange(this.plan.lines, this.plan.offer.nominalRatePpm, today, 'EUR');
    if (min > max) return;
    const mode = step.kind === 'shorter' ? 'SHORTER_TERM' : 'LOWER_INSTALMENT';
    const amount = min + Math.floor((max - min) * step.share);
    const lines = this.renew(versions.planPaidAhead(this.plan, amount, mode, today));
    this.receive(amount, 'PREPAYMENT');
    const later = this.stretches.filter((each) => each.to > from);
    this.stretches = [
      ...upTo(this.stretches, from),
      ...this.spread(lines, from, (start, to) => {
        const same = later.find((each) => each.to === to);
        if (!same) throw new Error(`No instalment was due on ${textOf(to)}`);
        return times(same.monthADay, to - start);
      }).map((each) => ({
        ...each,
        extendedTo: later.find(({ to }) => to === each.to)?.extendedTo ?? null,
      })),
    ];
  }

  private extend(days: number): void {
    const first = this.later.filter(owes)[0];
    if (!first) return;
    this.renew(versions.planExtended(this.plan, days, textOf(this.today)));
    let isFirst = true;
    this.stretches = this.stretches.map((each) => {
      if (each.to < dayOf(first.dueDate) || each.to <= this.today) return each;
      if (!isFirst) return { ...each, from: each.from + days, to: each.to + days };
      isFirst = false;
      const months = times(each.monthADay, each.to - each.from);
      return stretch(each.from, each.to + days, each.balance, months, each.to + days);
    });
  }

  private changeDueDay(day: number): void {
    const { from, current } = this.next;
    if (!current) return;
    const begin = this.changes(current) ? from : current.from;
    const old = current;
    const lines = this.renew(versions.planOnDueDay(this.plan, day, textOf(this.today)));
    const [first] = lines;
    if (!first) return;
    const due = dayOf(first.dueDate);
    let wanted = inMonth(old.from, 0, day);
    while (wanted - old.from < 15 || wanted <= this.today) wanted = inMonth(wanted, 1, day);
    if (wanted !== due) throw new Error(`Due on ${first.dueDate}, not on ${textOf(wanted)}`);
    const last = Math.max(old.extendedTo ?? 0, old.to);
    const months =
      old.extendedTo === null
        ? monthsBetween(old.from, due, day)
        : due <= last
          ? times(old.monthADay, due - old.from)
          : sumOf(times(old.monthADay, last - old.from), monthsBetween(last, due, day));
    this.stretches = [
      ...upTo(this.stretches, begin),
      ...this.spread(lines, begin, (start, to, index) =>
        index > 0 ? MONTH : times(months, to - start, due - old.from),
      ).map((each, index) => (index === 0 && old.extendedTo !== null ? { ...each, extendedTo: last } : each)),
    ];
  }

  private wait(days: number): void {
    for (let day = 0; day < days && !this.isOver; day += 1) {
      this.today += 1;
      const due = this.plan.lines.filter(({ dueDate }) => dayOf(dueDate) <= this.today);
      const amount = due.reduce((sum, line) => sum + openOf(line), 0);
      if (amount > 0) this.receive(amount);
    }
  }

  /** By how much the accrued interest differs from that of the days until today, while the plan runs. */
  get accruedOff(): number {
    if (this.isOver) return 0;
    const ppm = this.plan.offer.nominalRatePpm;
    return difference(
      accruedUntil(this.plan.lines, ppm, textOf(this.today)),
      interestUntil(this.stretches, ppm, this.today),
    );
  }

  end(how: End): void {
    if (how !== 'run' && !this.isOver) {
      const reason = how === 'settle' ? 'SETTLEMENT' : 'WITHDRAWAL';
      const quote = settlementQuote(this.plan, textOf(this.today));
      this.renew(versions.planPaidOff(this.plan, reason, textOf(this.today)));
      this.receive(quote.amount.amountMinor, reason);
      this.stretches = upTo(this.stretches, this.today);
      if (this.plan.status !== (how === 'settle' ? 'SETTLED' : 'WITHDRAWN'))
        throw new Error(`The plan is ${this.plan.status}`);
      return;
    }
    while (!this.isOver) this.wait(31);
  }

  get dayOfMonth(): number {
    return dayOfMonth(this.today);
  }

  /** By how many minor units all interest of the plan differs from that of its days. */
  get off(): number {
    const exact = interestUntil(this.stretches, this.plan.offer.nominalRatePpm, Infinity);
    return difference(this.plan.totalInterest, exact);
  }
}

const sumOf = (a: typeof MONTH, b: typeof MONTH) => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
