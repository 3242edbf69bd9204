import { invariant } from '#mocks/errors/invariant.ts';
import type { Writes } from '#mocks/resources/tables.ts';

/**
 * Adds to a customer's wallet, or takes from it, in minor units of its currency. The balance never becomes negative.
 */
export function changeWallet(tables: Pick<Writes, 'users'>, userId: string, byMinor: number): void {
  if (byMinor === 0) return;
  const user = tables.users.get(userId);
  invariant(user, `There is no customer ${userId} whose wallet could change.`);
  const amountMinor = user.walletBalance.amountMinor + byMinor;
  invariant(amountMinor >= 0, `The wallet of ${userId} would be overdrawn.`);
  const walletBalance = { ...user.walletBalance, amountMinor };
  tables.users.replace({ ...user, walletBalance }); // the version covers only what the customer enters, so it stays
}
