import type { Schedule, ScheduleLine } from '#contracts/plans/schedule.ts';
import { dayOf, inMonth } from './days.ts';
import * as L from './lines.ts';
import type { PlanModel } from './model.ts';

type Slot = Pick<L.Line, 'start' | 'due' | 'period' | 'extendedTo'>;

export interface Expected {
  readonly slots: readonly Slot[];
  /** The principal that the new instalments pay off. */
  readonly balance: number;
  readonly carried: number;
  /** Interest of days before the first of them, which is part of it. */
  readonly earlier?: number;
  /** Carried interest is in all instalments, the odd cents in the later ones; left out: in the first. */
  readonly spread?: boolean;
  /** The size of each instalment but the last; null: all are level. */
  readonly size: number | null;
}

function demand(condition: boolean, sentence: string): void {
  if (!condition) throw new Error(sentence);
}

/** Monthly due dates that begin with one. */
const monthlyFrom = (first: Slot, count: number, day: number): Slot[] =>
  Array.from({ length: count }, (_, index) =>
    index === 0
      ? first
      : {
          start: inMonth(first.due, index - 1, day),
          due: inMonth(first.due, index, day),
          period: L.MONTH,
          extendedTo: null,
        },
  );

/** The part of a slot from a day within it. */
const from = (slot: Slot, day: number): Slot =>
  day <= slot.start
    ? slot
    : { ...slot, start: day, period: L.times(slot.period, slot.due - day, slot.due - slot.start) };

/** Returns the due dates of rescheduled instalments. */
export function reschedulingSlots(model: PlanModel, months: number): Slot[] {
  const { today, agreedDay } = model;
  const [next] = model.toCome;
  const thisMonth = inMonth(today, 0, agreedDay);
  const due = thisMonth > today ? thisMonth : inMonth(today, 1, agreedDay);
  const first: Slot = next ?? {
    start: today,
    due,
    period: L.times(L.MONTH, due - today, due - inMonth(due, -1, agreedDay)),
    extendedTo: null,
  };
  const begins = model.begins(L.sum(model.lines, L.openPrincipal));
  return monthlyFrom(from(first, begins), months, agreedDay);
}

/** Whole months back from a due date, and the days that are left of the month before. */
function lengthOf(start: number, due: number, day: number): L.Share {
  let months = 0;
  while (inMonth(due, -months - 1, day) >= start) months += 1;
  const whole = inMonth(due, -months, day);
  const of = BigInt(whole - inMonth(due, -months - 1, day));
  return { n: BigInt(months) * of + BigInt(whole - start), d: of };
}

/** Returns the due dates of instalments on another day of the month; none if all of them have passed. */
export function dueDaySlots(model: PlanModel, day: number): Slot[] {
  const open = model.toCome;
  const [next] = open;
  if (!next) return [];
  const { start } = next;
  let due = inMonth(start, 0, day);
  while (due - start < 15 || due <= model.today) due = inMonth(due, 1, day);
  const begins = model.begins(L.sum(model.later, L.openPrincipal));
  return monthlyFrom(from(untilDay(next, due, day), begins), open.length, day);
}

/** The days that an extension gave count as they did, days after them as those of other months. */
function untilDay(next: L.Line, due: number, day: number): Slot {
  const { start, extendedTo } = next;
  if (extendedTo === null) return { start, due, period: lengthOf(start, due, day), extendedTo };
  const last = Math.max(extendedTo, next.due);
  const agreed = L.times(next.period, Math.min(due, last) - start, next.due - start);
  const more: L.Share = due > last ? lengthOf(last, due, day) : { n: 0n, d: 1n };
  const period = { n: agreed.n * more.d + more.n * agreed.d, d: agreed.d * more.d };
  return { start, due, period, extendedTo: last };
}

/** The carried interest of each new instalment. */
function carriedBy({ carried, spread }: Expected, index: number, count: number): number {
  if (!spread) return index === 0 ? carried : 0;
  const until = (lines: number) => Math.floor((carried * lines) / count);
  return until(index + 1) - until(index);
}

/** Adds lines that the model does not have, after recomputing the figures of each of them. */
export function adoptLines(model: PlanModel, { lines }: Schedule, expected: Expected): void {
  const { slots, size } = expected;
  const lineNos = new Set(model.lines.map(({ no }) => no));
  const added = lines.filter(({ no }) => !lineNos.has(no));
  const level = added[0] ? added[0].totalMinor - carriedBy(expected, 0, added.length) : 0;
  let balance = expected.balance;
  added.forEach((line, index) => {
    const slot = slots[index];
    if (!slot) throw new Error(`${added.length} instalments for ${slots.length} due dates`);
    const carriedInterest = carriedBy(expected, index, added.length);
    const earlier = index === 0 ? (expected.earlier ?? 0) : 0;
    const interest = L.interest(balance, slot.period, earlier) + carriedInterest;
    const principal = line.principalMinor;
    const isLast = index === added.length - 1;
    const name = `Line ${line.no}`;
    demand(dayOf(line.dueDate) === slot.due, `${name} is due on ${line.dueDate}`);
    demand(line.interestMinor === interest, `${name} has interest ${line.interestMinor}, not ${interest}`);
    demand(principal > 0, `${name} pays nothing off`);
    demand(
      line.carriedInterestMinor === carriedInterest,
      `${name} carries ${line.carriedInterestMinor}, not ${carriedInterest}`,
    );
    if (!isLast)
      demand(line.totalMinor - carriedInterest === (size ?? level), `${name} is ${line.totalMinor}`);
    const { no, kind } = line;
    const opening = balance;
    balance -= principal;
    const { start, due, period, extendedTo } = slot;
    const given = { no, kind, start, due, period, extendedTo, opening, interest, principal };
    model.lines.push(L.line({ ...given, carried: carriedInterest, earlier }));
  });
  demand(balance === 0, `${balance} of ${expected.balance} is in no instalment`);
  checkLast(added, expected, level);
}

function checkLast(added: readonly ScheduleLine[], expected: Expected, level: number): void {
  const { slots, balance, size } = expected;
  const last = added.at(-1);
  if (!last) throw new Error('There are no new instalments');
  const total = last.totalMinor - carriedBy(expected, added.length - 1, added.length);
  if (size !== null) {
    demand(total <= size || added.length === slots.length, `The last instalment is ${total}`);
    return;
  }
  demand(Math.abs(total - level) <= 2 * added.length, `The last of the instalments of ${level} is ${total}`);
  if (balance >= 100 * slots.length)
    demand(added.length === slots.length, `${added.length} instalments for ${slots.length} due dates`);
}

/** Each line as it is stored. */
export function compareLines(model: PlanModel, { lines }: Schedule): void {
  const expectedLines = [...model.lines]
    .toSorted((a, b) => a.no - b.no)
    .map((line) =>
      [
        line.no,
        line.interest,
        line.principal,
        line.paidInterest,
        line.paidPrincipal,
        line.fee,
        line.waived ? line.fee : 0,
        line.paidFee,
        line.due,
      ].join(' '),
    );
  const actualLines = lines
    .toSorted((a, b) => a.no - b.no)
    .map((line) =>
      [
        line.no,
        line.interestMinor,
        line.principalMinor,
        line.paidInterestMinor,
        line.paidPrincipalMinor,
        line.feeChargedMinor,
        line.feeWaivedMinor,
        line.paidFeeMinor,
        dayOf(line.dueDate),
      ].join(' '),
    );
  if (actualLines.join('\n') === expectedLines.join('\n')) return;
  throw new Error(`The lines are\n${actualLines.join('\n')}\nThe model says\n${expectedLines.join('\n')}`);
}
