import type { Quote } from '#contracts/orders/quote.ts';
import { collectionDay, type Day, dayOf, dayOfMonth, inMonth } from '#tests/suite/models/plan/days.ts';
import { rounded } from '#tests/suite/models/plan/lines.ts';
import { same } from './ask.ts';

// Schedules by docs/domain.md, "Annuity", "Period factor" and "Due dates", in exact fractions.

interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** The factor of a period of months and days at so many parts per million a year. */
const factorOf = (ppm: number, { months, part, of }: Period): Fraction => ({
  n: BigInt(ppm) * BigInt(months * of + part),
  d: 12_000_000n * BigInt(of),
});

const times = (amount: number, { n, d }: Fraction): number => rounded(BigInt(amount) * n, d);

interface Period {
  readonly months: number;
  readonly part: number;
  readonly of: number;
}

const MONTH: Period = { months: 1, part: 0, of: 1 };

interface Slot {
  readonly start: Day;
  readonly due: Day;
  readonly period: Period;
}

/** The due dates of a plan from a day on. */
function slotsOf(begin: Day, months: number, dueDay: number | null): Slot[] {
  const day = dueDay ?? dayOfMonth(begin);
  let due = inMonth(begin, dueDay === null ? 1 : 0, day);
  if (dueDay !== null) while (due - begin < 15) due = inMonth(due, 1, day);
  let whole = 0;
  while (inMonth(due, -whole - 1, day) >= begin) whole += 1;
  const back = inMonth(due, -whole, day);
  const first = { months: whole, part: back - begin, of: back - inMonth(due, -whole - 1, day) };
  return Array.from({ length: months }, (_, index) => ({
    start: index === 0 ? begin : inMonth(due, index - 1, day),
    due: inMonth(due, index, day),
    period: index === 0 ? first : MONTH,
  }));
}

interface Part {
  readonly interest: number;
  readonly principal: number;
}

/** Instalments of a size, whose last one pays the whole balance. */
function partsOf(financed: number, factors: readonly Fraction[], size: number): Part[] {
  let balance = financed;
  return factors.map((factor, index) => {
    const interest = times(balance, factor);
    const principal = index === factors.length - 1 ? balance : size - interest;
    balance -= principal;
    return { interest, principal };
  });
}

const totalOf = (part: Part | undefined) => (part ? part.interest + part.principal : 0);
const gapOf = (parts: readonly Part[]) => totalOf(parts.at(-1)) - totalOf(parts.at(-2));

/** Level instalments by the exact formula, smoothed once. */
function annuity(financed: number, factors: readonly Fraction[]): Part[] {
  const count = factors.length;
  let [n, d] = [1n, 1n]; // F
  let growth: Fraction = { n: 1n, d: 1n };
  factors.forEach((factor, index) => {
    growth = { n: growth.n * (factor.d + factor.n), d: growth.d * factor.d };
    if (index > 0) [n, d] = [n * (factor.d + factor.n) + d * factor.d, d * factor.d];
  });
  const size = rounded(BigInt(financed) * growth.n * d, growth.d * n);
  const parts = partsOf(financed, factors, size);
  const gap = gapOf(parts);
  if (Math.abs(gap) <= Math.floor(count / 2)) return parts;
  const step = Math.sign(gap) * rounded(BigInt(Math.abs(gap)), BigInt(count));
  const smoothed = partsOf(financed, factors, size + step);
  return Math.abs(gapOf(smoothed)) < Math.abs(gap) ? smoothed : parts;
}

interface Terms {
  readonly months: number;
  readonly ppm: number;
}

/** What the instalments were worth on the first day, at a yearly rate: months count 1/12, days 1/365. */
const presentValue = (parts: readonly Part[], [first]: readonly Slot[], rate: number) =>
  parts.reduce((sum, part, index) => {
    const { months, part: days } = first?.period ?? MONTH;
    return sum + totalOf(part) / (1 + rate) ** ((months + index) / 12 + days / 365);
  }, 0);

/** Compares a quote with what the terms of its offer come to from a day on. */
export function checkQuote(
  quote: Quote,
  { months, ppm }: Terms,
  { downPayment, financed }: { readonly downPayment: number; readonly financed: number },
  begin: Day,
): void {
  const slots = slotsOf(begin, months, quote.dueDay);
  const parts = annuity(
    financed,
    slots.map(({ period }) => factorOf(ppm, period)),
  );
  same('the down payment', quote.downPayment.amountMinor, downPayment);
  same('what is financed', quote.financed.amountMinor, financed);
  let balance = financed;
  const lines = slots.map(({ start, due }, index) => {
    const { interest = 0, principal = 0 } = parts[index] ?? {};
    const opening = balance;
    balance -= principal;
    return [index + 1, start, due, collectionDay(due), opening, interest, principal, balance];
  });
  same(
    'the schedule (number, days, balance, interest, principal, balance)',
    quote.schedule
      .slice(1)
      .map((line) => [
        line.no,
        dayOf(line.periodStart),
        dayOf(line.dueDate),
        dayOf(line.collectDate),
        line.openingMinor,
        line.interestMinor,
        line.principalMinor,
        line.closingMinor,
      ]),
    lines,
  );
  const interest = parts.reduce((sum, part) => sum + part.interest, 0);
  same('the interest', quote.totalInterest.amountMinor, interest);
  same('what is payable', quote.totalPayable.amountMinor, downPayment + financed + interest);
  const [rate, half] = [quote.aprcPpm / 1_000_000, 0.000_050_1];
  const isRate =
    presentValue(parts, slots, rate - half) >= financed &&
    presentValue(parts, slots, rate + half) <= financed;
  if (!isRate) throw new Error(`At ${rate} a year the instalments are not worth ${financed}`);
}
