import type { LocalDate } from '#contracts/dates.ts';

const key = 'tranche.begun';

/**
 * Returns the day on which the address of this page begins its scenario: "?day=2027-01-13". Null without one, and when
 * this tab has begun it already, so that a reload keeps what was done since.
 */
export function linkedDay(
  search: string,
  scenario: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): LocalDate | null {
  const day = new URLSearchParams(search).get('day');
  const mark = `${scenario} ${day}`;
  try {
    const begun = storage().getItem(key);
    if (day === null) storage().removeItem(key);
    else storage().setItem(key, mark);
    return begun === mark ? null : day;
  } catch {
    return day; // blocked storage: nothing else is kept for a reload either
  }
}
