import type { LocalDate } from '#contracts/dates.ts';
import { type Currency, inMinor } from '#contracts/money.ts';
import type { LineKind } from '#contracts/plans/schedule.ts';
import { amortise, type Instalment } from './amortise.ts';
import type { Method, Terms } from './methods.ts';
import {
  cutTo,
  factorsOf,
  inOrder,
  interestPart,
  type NewLine,
  type NewSchedule,
  nextNo,
  paidEarly,
  shareOfPeriod,
  scheduled,
  slotFrom,
  spreadOn,
} from './new-schedule.ts';
import {
  carriedInterest,
  dueFirst,
  isDue,
  laterThan,
  openPrincipalOf,
  owesPrincipal,
  payoff,
  type PlanLine,
  shareElapsed,
  toCome,
} from './payoff.ts';
import { interestOn, type Period, type periodFactor } from './rates.ts';
import { sum } from './sum.ts';

/** The line for what is paid before its due date, due today. */
function paidOffNow(
  lines: readonly PlanLine[],
  kind: LineKind,
  parts: { readonly no: number; readonly unpaid: number; readonly principal: number },
  today: LocalDate,
): NewLine {
  const opening = sum(laterThan(lines, today), openPrincipalOf);
  const [next] = toCome(lines, today);
  const begun = next && next.periodStart < today ? next : null;
  const carriedInterestMinor = carriedInterest(lines, today);
  const interestMinor = parts.unpaid + carriedInterestMinor;
  return {
    no: parts.no,
    kind,
    periodStart: begun?.periodStart ?? today,
    dueDate: today,
    period: begun ? elapsed(begun, today) : { months: 0, days: null },
    carriedInterestMinor,
    earlierInterestMinor: 0,
    creditedInterestMinor: 0,
    extendedTo: null,
    openingMinor: opening,
    interestMinor,
    principalMinor: parts.principal,
    totalMinor: interestMinor + parts.principal,
    closingMinor: opening - parts.principal,
  };
}

function elapsed(line: PlanLine, today: LocalDate): Period {
  const { n, d } = shareElapsed(line, today);
  return shareOfPeriod(line.period, Number(n), Number(d));
}

/**
 * Settles or withdraws: due lines stay due, and one line for the rest is due today. Interest that was paid for later days is
 * deducted from it, as far as `payoff` says; the rest of that interest goes to the wallet.
 */
export function paidOff<Line extends PlanLine>(
  lines: readonly Line[],
  nominalRatePpm: number,
  kind: 'SETTLEMENT' | 'WITHDRAWAL',
  today: LocalDate,
): NewSchedule<Line> {
  const later = laterThan(lines, today);
  const { cut, early, unpaid } = cutTo(later, nominalRatePpm, today);
  const kept = [...lines.filter(isDue(today)), ...cut];
  const principal = sum(later, openPrincipalOf);
  const line = paidOffNow(lines, kind, { no: nextNo(kept), unpaid, principal }, today);
  if (line.totalMinor === 0) return { kept, added: [], moved: { from: early, to: [] } };
  const { prepaidInterest } = payoff(lines, nominalRatePpm, today);
  const ofInterest = Math.min(prepaidInterest, line.interestMinor);
  const moved = paidEarly(early, [
    interestPart({ no: line.no, interestMinor: ofInterest }),
    { lineNo: line.no, component: 'PRINCIPAL', amountMinor: prepaidInterest - ofInterest },
  ]);
  return { kept, added: [line], moved };
}

/**
 * A payment ahead of `amount` (docs/domain.md, "Paying ahead"): it pays what is due, then accrued interest, and the rest
 * reduces the principal. The instalments that are left are recomputed by the plan's method: as many lower ones, or fewer of
 * the same size. Interest that was paid for later days pays theirs. The amount pays some principal off and less than all of it
 * (`dueFirst`, `payoff`).
 */
export function paidAhead<Line extends PlanLine>(
  lines: readonly Line[],
  terms: Terms,
  amount: number,
  mode: 'LOWER_INSTALMENT' | 'SHORTER_TERM',
  today: LocalDate,
): NewSchedule<Line> {
  const { nominalRatePpm } = terms;
  const { due, accrued } = dueFirst(lines, nominalRatePpm, today);
  const principal = amount - due - accrued;
  const later = laterThan(lines, today);
  const balance = sum(later, openPrincipalOf) - principal;
  const open = toCome(lines, today);
  const [next] = open;
  if (principal <= 0 || balance <= 0 || !next)
    throw new RangeError(`${amount} minor units are no payment ahead`);
  const { cut, early, unpaid } = cutTo(later.filter(owesPrincipal), nominalRatePpm, today);
  const kept = inOrder([
    ...lines.filter(isDue(today)),
    ...later.filter((line) => !owesPrincipal(line)),
    ...cut,
  ]);
  const now = paidOffNow(lines, 'PREPAYMENT', { no: nextNo(kept), unpaid, principal }, today);
  const slots = open.map(({ periodStart, dueDate, period, extendedTo }) =>
    slotFrom({ periodStart, dueDate, period, extendedTo }, today),
  );
  const regular = {
    principal: next.principalMinor,
    interest: next.interestMinor - next.carriedInterestMinor,
  };
  const instalments =
    mode === 'LOWER_INSTALMENT'
      ? spreadOn(terms, balance, slots, now.no + 1)
      : scheduled(
          sameUntilPaid(terms.method, balance, factorsOf(nominalRatePpm, slots), regular),
          slots,
          now.no + 1,
        );
  const moved = paidEarly(early, [
    interestPart({ ...now, interestMinor: unpaid }),
    ...instalments.map(interestPart),
  ]);
  return { kept, added: [now, ...instalments], moved };
}

/** Returns the smallest payment ahead, ten units of the currency, in minor units. */
export const minPaymentAhead = (currency: Currency): number => inMinor(10, currency);

/**
 * Returns the minimum and the maximum that can be paid ahead, in minor units: it pays some principal off and less than all of it.
 * Nothing can be paid ahead where `min` is more than `max`.
 */
export function paymentAheadRange(
  lines: readonly PlanLine[],
  nominalRatePpm: number,
  today: LocalDate,
  currency: Currency,
): { readonly min: number; readonly max: number } {
  const { due, accrued } = dueFirst(lines, nominalRatePpm, today);
  const principal = sum(laterThan(lines, today), openPrincipalOf);
  return {
    min: Math.max(minPaymentAhead(currency), due + accrued + 1),
    max: due + accrued + Math.max(0, principal - 1),
  };
}

/**
 * Returns the smallest payment ahead that leaves no more principal than `max`; null if only paying the plan off does.
 */
export function aheadDownTo(
  max: number,
  lines: readonly PlanLine[],
  nominalRatePpm: number,
  today: LocalDate,
  currency: Currency,
): number | null {
  const { due, accrued } = dueFirst(lines, nominalRatePpm, today);
  const left = sum(laterThan(lines, today), openPrincipalOf);
  const amount = Math.max(minPaymentAhead(currency), due + accrued + Math.max(1, left - max));
  return amount - due - accrued < left ? amount : null;
}

/**
 * Returns instalments like the next regular one until the balance is paid, the last one smaller: of the same total, or
 * with equal principal of the same principal; without interest that was carried to the next one.
 */
function sameUntilPaid(
  method: Method,
  balance: number,
  factors: readonly ReturnType<typeof periodFactor>[],
  regular: { readonly principal: number; readonly interest: number },
): Instalment[] {
  const principalOf = (interest: number) =>
    method === 'EQUAL_PRINCIPAL' ? regular.principal : regular.interest + regular.principal - interest;
  let left = balance;
  const used = factors.findIndex((factor, index) => {
    left -= principalOf(interestOn(left, factor));
    return left <= 0 || index === factors.length - 1;
  });
  return amortise(balance, factors.slice(0, used + 1), (_index, interest) => principalOf(interest));
}
