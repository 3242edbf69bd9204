import type { Schedule, ScheduleLine } from '#contracts/plans/plan.ts';
import { dayOf, tenth } from './days.ts';
import * as L from './lines.ts';
import type { PlanModel } from './model.ts';

type Slot = Pick<L.Line, 'start' | 'due' | 'period'>;

interface Expected {
  readonly slots: readonly Slot[];
  /** What the new instalments pay off. */
  readonly balance: number;
  readonly carried: number;
  /** The size of each instalment but the last; null: all are level. */
  readonly size: number | null;
}

function demand(condition: boolean, sentence: string): void {
  if (!condition) throw new Error(sentence);
}

/** Where instalments lie that are rescheduled. */
export function reschedulingSlots(model: PlanModel, months: number): Slot[] {
  const { today } = model;
  const next = model.later.find(({ no, kind }) => no > 0 && kind === 'SCHEDULED');
  const day = tenth(today, 0) > today ? tenth(today, 0) : tenth(today, 1);
  const first: Slot = next ?? {
    start: today,
    due: day,
    period: L.times(L.MONTH, day - today, day - tenth(day, -1)),
  };
  return Array.from({ length: months }, (_, index) =>
    index === 0
      ? first
      : { start: tenth(first.due, index - 1), due: tenth(first.due, index), period: L.MONTH },
  );
}

/** Takes the lines that the model has not into it, after their figures were computed again one by one. */
export function adoptLines(model: PlanModel, { lines }: Schedule, expected: Expected): void {
  const { slots, carried, size } = expected;
  const known = new Set(model.lines.map(({ no }) => no));
  const added = lines.filter(({ no }) => !known.has(no));
  const level = added[0] ? added[0].totalMinor - carried : 0;
  let balance = expected.balance;
  added.forEach((line, index) => {
    const slot = slots[index];
    if (!slot) throw new Error(`${added.length} instalments for ${slots.length} due dates`);
    const own = index === 0 ? carried : 0;
    const interest = L.interest(balance, slot.period) + own;
    const principal = line.principalMinor;
    const isLast = index === added.length - 1;
    const name = `Line ${line.no}`;
    demand(dayOf(line.dueDate) === slot.due, `${name} is due on ${line.dueDate}`);
    demand(line.interestMinor === interest, `${name} has interest ${line.interestMinor}, not ${interest}`);
    demand(principal > 0, `${name} pays nothing off`);
    demand(line.carriedInterestMinor === own, `${name} carries ${line.carriedInterestMinor}, not ${own}`);
    if (!isLast) demand(line.totalMinor - own === (size ?? level), `${name} is ${line.totalMinor}`);
    balance -= principal;
    const { no, kind } = line;
    model.lines.push(L.line({ ...slot, no, kind, interest, principal }, own));
  });
  demand(balance === 0, `${balance} of ${expected.balance} is in no instalment`);
  checkLast(added, expected, level);
}

function checkLast(
  added: readonly ScheduleLine[],
  { slots, balance, carried, size }: Expected,
  level: number,
): void {
  const last = added.at(-1);
  if (!last) throw new Error('There are no new instalments');
  const total = last.totalMinor - (added.length === 1 ? carried : 0);
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
  const own = [...model.lines]
    .toSorted((a, b) => a.no - b.no)
    .map((line) =>
      [
        line.no,
        line.interest,
        line.principal,
        line.paidInterest,
        line.paidPrincipal,
        line.fee,
        line.paidFee,
      ].join(' '),
    );
  const found = lines
    .toSorted((a, b) => a.no - b.no)
    .map((line) =>
      [
        line.no,
        line.interestMinor,
        line.principalMinor,
        line.paidInterestMinor,
        line.paidPrincipalMinor,
        line.feeChargedMinor,
        line.paidFeeMinor,
      ].join(' '),
    );
  if (found.join('\n') === own.join('\n')) return;
  throw new Error(`The lines are\n${found.join('\n')}\nThe model says\n${own.join('\n')}`);
}
