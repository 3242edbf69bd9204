import type { LocalDate } from '#contracts/dates.ts';

export interface BalanceLine {
  readonly dueDate: LocalDate;
  readonly closingMinor: number;
}

export interface Balance {
  readonly name: string;
  readonly lines: readonly BalanceLine[];
}

export interface BalanceRow {
  readonly day: LocalDate;
  /** In minor units, in the order of the balances; what remains after the last payment up to that date. */
  readonly leftMinor: readonly number[];
}

/** Returns what remains of each balance after every date on which one of them has a payment. */
export function balanceRows(balances: readonly Balance[]): BalanceRow[] {
  const days = [...new Set(balances.flatMap(({ lines }) => lines.map(({ dueDate }) => dueDate)))].toSorted();
  return days.map((day) => ({
    day,
    leftMinor: balances.map(
      ({ lines }) => lines.filter(({ dueDate }) => dueDate <= day).at(-1)?.closingMinor ?? 0,
    ),
  }));
}
