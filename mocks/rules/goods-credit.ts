import type { LocalDate } from '#contracts/dates.ts';
import { type AllocatedPart, applyAllocation } from './allocation.ts';
import { withoutFee } from './fee-waiver.ts';
import { feeOpenOf } from './line-balance.ts';
import type { Terms } from './methods.ts';
import {
  inOrder,
  interestPart,
  type NewLine,
  type NewSchedule,
  nextNo,
  slotFrom,
  spreadOn,
  stays,
  withCarried,
} from './new-schedule.ts';
import {
  earnedOf,
  isDue,
  laterThan,
  openPrincipalOf,
  owesPrincipal,
  type PlanLine,
  toCome,
} from './payoff.ts';
import { halfEven, multiply, type Rational, ratio, toMinor } from './rational.ts';
import { firstOf, partsLeft } from './refund.ts';
import { sum } from './sum.ts';

interface Credited {
  /** In minor units; of the down payment what is given back. */
  readonly principal: number;
  readonly downPayment: number;
  /** The principal of the goods that had not come back before, these included. */
  readonly lent: number;
}

/** A new version of a schedule, and what the customer has overpaid with it. */
export interface GoodsCredited<Line> extends NewSchedule<Line> {
  /** Interest that is given back or no longer asked for, in minor units. */
  readonly interest: number;
  /** What was paid and is given back. */
  readonly overpaid: readonly AllocatedPart[];
}

const part = (lineNo: number, component: AllocatedPart['component'], amountMinor: number): AllocatedPart[] =>
  amountMinor > 0 ? [{ lineNo, component, amountMinor }] : [];

/** Returns the line with less interest, and what was paid of it in excess of that. */
function withLessInterest<Line extends PlanLine>(line: Line, own: number, share: Rational) {
  const less = (interest: number) => toMinor(halfEven(multiply(share, ratio(interest))));
  const [ofOwn, ofCarried] = [less(own), less(line.carriedInterestMinor)];
  const interestMinor = own - ofOwn + line.carriedInterestMinor - ofCarried;
  const paidInterestMinor = Math.min(line.paidInterestMinor, interestMinor);
  return {
    line: {
      ...line,
      interestMinor,
      paidInterestMinor,
      carriedInterestMinor: line.carriedInterestMinor - ofCarried,
      creditedInterestMinor: line.creditedInterestMinor + ofOwn + ofCarried,
    },
    less: ofOwn + ofCarried,
    early: part(line.no, 'INTEREST', line.paidInterestMinor - paidInterestMinor),
  };
}

/** Takes an amount off the principal of lines by what each of them can give, in their order. */
function takenOff<Line extends PlanLine>(
  lines: readonly Line[],
  amount: number,
  most: (line: Line) => number,
): { readonly lines: Line[]; readonly left: number } {
  let left = amount;
  const after = lines.map((line) => {
    const taken = Math.min(left, most(line));
    left -= taken;
    return taken > 0 ? { ...line, principalMinor: line.principalMinor - taken } : line;
  });
  return { lines: after, left };
}

/** Returns the lines of which no more is paid than they ask for, and what was paid of principal in excess of that. */
function withoutExcess<Line extends PlanLine>(lines: readonly Line[]) {
  const excess = (line: Line) => Math.max(0, line.paidPrincipalMinor - line.principalMinor);
  return {
    lines: lines.map((line) => ({ ...line, paidPrincipalMinor: line.paidPrincipalMinor - excess(line) })),
    back: lines.toReversed().flatMap((line) => part(line.no, 'PRINCIPAL', excess(line))),
  };
}

/** The line for interest that is left of a plan that owes no principal any more. */
const restOfInterest = (no: number, interestMinor: number, today: LocalDate): NewLine => ({
  no,
  kind: 'RETURN',
  periodStart: today,
  dueDate: today,
  period: { months: 0, days: null },
  carriedInterestMinor: 0,
  earlierInterestMinor: interestMinor,
  creditedInterestMinor: 0,
  extendedTo: null,
  openingMinor: 0,
  interestMinor,
  principalMinor: 0,
  totalMinor: interestMinor,
  closingMinor: 0,
});

/**
 * Credits returned goods (docs/domain.md, "Goods come back"): every line is without their share of its interest, as if they had
 * never been financed. Their principal is taken off what is due, the oldest first, then off what is to come, which is
 * recomputed; what is more than is open was overpaid, the newest line first.
 */
export function goodsCredited<Line extends PlanLine>(
  all: readonly Line[],
  terms: Terms,
  { principal, downPayment, lent }: Credited,
  today: LocalDate,
): GoodsCredited<Line> {
  const share = ratio(principal, Math.max(1, lent));
  const isWhole = principal === lent;
  const later = laterThan(all, today).filter(owesPrincipal);
  const [next] = toCome(all, today);
  const from = next && next.periodStart >= today ? next.periodStart : today;

  const whole = all
    .filter((line) => !later.includes(line))
    .map((line) => withLessInterest(line, line.interestMinor - line.carriedInterestMinor, share));
  const begun = later.map((line) =>
    withLessInterest(line, earnedOf(line, terms.nominalRatePpm, from), share),
  );
  const fees = isWhole ? all.flatMap((line) => part(line.no, 'FEE', line.paidFeeMinor)) : [];
  const early = [...whole, ...begun].flatMap((each) => each.early);

  const due = takenOff(
    whole.map(({ line }) => line),
    principal,
    (line) => (line.no > 0 && isDue(today)(line) ? openPrincipalOf(line) : 0),
  );
  const open = sum(later, openPrincipalOf);
  const balance = Math.max(0, open - due.left);
  const paid = takenOff(
    inOrder([...due.lines, ...stays(begun.map(({ line }) => line))]).toReversed(),
    due.left - (open - balance),
    (line) => (line.no > 0 ? line.paidPrincipalMinor : 0),
  );
  const lines = takenOff(paid.lines.toReversed(), downPayment, (line) =>
    line.no === 0 ? line.principalMinor : 0,
  ).lines;
  const { lines: asked, back } = withoutExcess(lines);
  const kept = isWhole ? asked.map(withoutFee) : asked;

  const openInterest = begun.map(({ line }) => ({
    carried: Math.max(0, line.carriedInterestMinor - line.paidInterestMinor),
    all: line.interestMinor - line.paidInterestMinor,
  }));
  const carried = sum(openInterest, (each) => each.carried);
  const unpaid = sum(openInterest, (each) => each.all) - carried;
  const pool = [...early, ...back, ...fees];
  const rest = (paying: readonly AllocatedPart[]) =>
    partsLeft(pool, paying).filter(({ amountMinor }) => amountMinor > 0);
  const interest = sum([...whole, ...begun], ({ less }) => less);

  if (balance > 0 && next) {
    const slots = toCome(all, today).map(({ periodStart, dueDate, period, extendedTo }) =>
      slotFrom({ periodStart, dueDate, period, extendedTo }, from),
    );
    const added = withCarried(spreadOn(terms, balance, slots, nextNo(kept), unpaid), carried);
    const to = firstOf(
      added.map(interestPart),
      sum(early, ({ amountMinor }) => amountMinor),
    );
    const paying = firstOf(
      early,
      sum(to, ({ amountMinor }) => amountMinor),
    );
    return { kept, added, moved: { from: paying, to }, interest, overpaid: rest(paying) };
  }

  const left = restOfInterest(nextNo(kept), unpaid + carried, today);
  const openParts = [
    ...kept.flatMap((line) => part(line.no, 'INTEREST', line.interestMinor - line.paidInterestMinor)),
    ...part(left.no, 'INTEREST', left.interestMinor),
    ...kept.flatMap((line) => part(line.no, 'FEE', feeOpenOf(line))),
  ];
  const to = firstOf(
    openParts,
    sum(pool, ({ amountMinor }) => amountMinor),
  );
  const paying = firstOf(
    pool,
    sum(to, ({ amountMinor }) => amountMinor),
  );
  return {
    kept: kept.map((line) => applyAllocation(line, to)),
    added: [left],
    moved: { from: paying, to },
    interest,
    overpaid: rest(paying),
  };
}
