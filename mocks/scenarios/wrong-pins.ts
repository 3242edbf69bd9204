import { after, HOUR, MINUTE } from '#mocks/time/business-time.ts';
import { oneMore, type WrongPins } from '#mocks/rules/wrong-pins.ts';
import type { Transaction } from './scenario.ts';

/** Returns customers without scratchcards of their own. */
export const otherCustomers = ({ users }: Transaction['tables']) =>
  users.by('status', 'ACTIVE').filter(({ fullName }) => fullName !== 'Mira Okafor');

const wrongTries = [5, 12, 3, 1] as const;

/** Adds customers who have entered wrong PINs today; one of them has to wait. */
export function fillWrongPins({ tables, clock }: Transaction): void {
  if (tables.users.size < 10) return;
  const now = clock.now();
  const people = otherCustomers(tables).slice(-4);
  for (const [index, { id }] of people.entries()) {
    const lastAt = after(now, -(index * 3 * HOUR + 5 * MINUTE));
    let wrong: WrongPins | null = null;
    for (let tries = 0; tries < (wrongTries[index] ?? 1); tries += 1) wrong = oneMore(wrong, lastAt);
    if (wrong) tables.wrongPins.insert({ id, ...wrong });
  }
}
