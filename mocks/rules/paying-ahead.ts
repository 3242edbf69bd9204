import type { LocalDate } from '#contracts/dates.ts';
import { type Currency, inMinor } from '#contracts/money.ts';
import type { LineKind } from '#contracts/plans/schedule.ts';
import { amortise, type Instalment } from './amortise.ts';
import type { Method, Terms } from './methods.ts';
import {
  factorsOf,
  type NewLine,
  type NewSchedule,
  nextNo,
  partOf,
  scheduled,
  spreadOver,
  stays,
  withoutPrepaid,
} from './new-schedule.ts';
import {
  accruedInterest,
  carriedInterest,
  currentLine,
  dueFirst,
  isDue,
  laterThan,
  openPrincipalOf,
  type PlanLine,
  prepaidFromToday,
  shareElapsed,
  unearnedInterest,
} from './payoff.ts';
import { interestOn, type Period, type periodFactor } from './rates.ts';
import { takenOff } from './refund.ts';
import { sum } from './sum.ts';

/** The line for everything that is not due yet, due today. */
function paidOffNow(
  lines: readonly PlanLine[],
  kind: LineKind,
  parts: { readonly no: number; readonly accrued: number; readonly principal: number },
  today: LocalDate,
): NewLine {
  const later = laterThan(lines, today);
  const opening = sum(later, openPrincipalOf);
  const current = currentLine(lines, today);
  const carriedInterestMinor = carriedInterest(lines, today);
  const interestMinor = parts.accrued + carriedInterestMinor;
  return {
    no: parts.no,
    kind,
    periodStart: current?.periodStart ?? today,
    dueDate: today,
    period: current ? elapsed(current, today) : { months: 0, days: null },
    carriedInterestMinor,
    openingMinor: opening,
    interestMinor,
    principalMinor: parts.principal,
    totalMinor: interestMinor + parts.principal,
    closingMinor: opening - parts.principal,
  };
}

function elapsed(line: PlanLine, today: LocalDate): Period {
  const { n, d } = shareElapsed(line, today);
  return partOf(line.period, Number(n), Number(d));
}

/** Returns the rest of a period after a payment within it. */
function remaining(line: PlanLine, today: LocalDate): Period {
  const { n, d } = shareElapsed(line, today);
  return n === 0n ? line.period : partOf(line.period, Number(d - n), Number(d));
}

/**
 * Settles or withdraws: due lines stay due, and one line for the rest is due today. A withdrawal also takes interest off that
 * was paid for later days.
 */
export function paidOff<Line extends PlanLine>(
  lines: readonly Line[],
  nominalRatePpm: number,
  kind: 'SETTLEMENT' | 'WITHDRAWAL',
  today: LocalDate,
): NewSchedule<Line> {
  const later = laterThan(lines, today);
  const unearned = kind === 'WITHDRAWAL' ? unearnedInterest(lines, today) : [];
  const kept = [...lines.filter(isDue(today)), ...stays(later).map((line) => takenOff(line, unearned))];
  const accrued = accruedInterest(lines, nominalRatePpm, today);
  const principal = sum(later, openPrincipalOf);
  if (accrued + carriedInterest(lines, today) + principal === 0) return { kept, added: [] };
  return { kept, added: [paidOffNow(lines, kind, { no: nextNo(kept), accrued, principal }, today)] };
}

/**
 * A payment ahead of `amount` (docs/domain.md, "Paying ahead"): it pays what is due, then accrued interest, and the rest
 * reduces the principal. The instalments that are left are recomputed by the plan's method: as many lower ones, or fewer of
 * the same size. The amount pays some principal off and less than all of it (`dueFirst`, `payoff`).
 */
export function paidAhead<Line extends PlanLine>(
  lines: readonly Line[],
  { method, nominalRatePpm }: Terms,
  amount: number,
  mode: 'LOWER_INSTALMENT' | 'SHORTER_TERM',
  today: LocalDate,
): NewSchedule<Line> {
  const { due, accrued } = dueFirst(lines, nominalRatePpm, today);
  const principal = amount - due - accrued;
  const later = laterThan(lines, today);
  const balance = sum(later, openPrincipalOf) - principal;
  if (principal <= 0 || balance <= 0) throw new RangeError(`${amount} minor units are no payment ahead`);
  const kept = [...lines.filter(isDue(today)), ...stays(later)];
  const no = nextNo(kept);
  const open = later.filter((line) => openPrincipalOf(line) > 0);
  const periods = open.map((line) => ({
    periodStart: line.periodStart < today ? today : line.periodStart,
    dueDate: line.dueDate,
    period: remaining(line, today),
  }));
  const prepaid = prepaidFromToday(lines, nominalRatePpm, today);
  const slots = withoutPrepaid(periods, balance, nominalRatePpm, prepaid);
  const [next] = open;
  const regular = {
    principal: next?.principalMinor ?? balance,
    interest: next ? next.interestMinor - next.carriedInterestMinor : 0,
  };
  const factors = factorsOf(nominalRatePpm, slots);
  const instalments =
    mode === 'LOWER_INSTALMENT'
      ? spreadOver(method, balance, factors)
      : sameUntilPaid(method, balance, factors, regular);
  return {
    kept,
    added: [
      paidOffNow(lines, 'PREPAYMENT', { no, accrued, principal }, today),
      ...scheduled(instalments, slots, no + 1),
    ],
  };
}

/** Returns the smallest payment ahead, ten units of the currency, in minor units. */
export const smallestPaymentAhead = (currency: Currency): number => inMinor(10, currency);

/**
 * Returns the least and the most that can be paid ahead, in minor units: it pays some principal off and less than all of it.
 * Nothing can be paid ahead where `least` is more than `most`.
 */
export function paymentAheadRange(
  lines: readonly PlanLine[],
  nominalRatePpm: number,
  today: LocalDate,
  currency: Currency,
): { readonly least: number; readonly most: number } {
  const { due, accrued } = dueFirst(lines, nominalRatePpm, today);
  const principal = sum(laterThan(lines, today), openPrincipalOf);
  return {
    least: Math.max(smallestPaymentAhead(currency), due + accrued + 1),
    most: due + accrued + Math.max(0, principal - 1),
  };
}

/**
 * Returns the smallest payment ahead that leaves no more principal than `most`; null if only paying the plan off does.
 */
export function aheadDownTo(
  most: number,
  lines: readonly PlanLine[],
  nominalRatePpm: number,
  today: LocalDate,
  currency: Currency,
): number | null {
  const { due, accrued } = dueFirst(lines, nominalRatePpm, today);
  const left = sum(laterThan(lines, today), openPrincipalOf);
  const amount = Math.max(smallestPaymentAhead(currency), due + accrued + Math.max(1, left - most));
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
