import { inMinor } from '#contracts/money.ts';
import { limitStepUnits } from '#contracts/users/credit-limit.ts';
import type { UserRecord } from './record.ts';

/**
 * Returns the credit limits that one administrator can set alone, in minor units. Changes are added up since two
 * administrators last agreed on a limit, so that several small ones need approval, too (docs/domain.md, "Accounts").
 */
export function limitsOfOne({
  creditLimit: { amountMinor, currency },
  limitMovedAlone,
}: Pick<UserRecord, 'creditLimit' | 'limitMovedAlone'>) {
  const step = inMinor(limitStepUnits, currency);
  const agreed = amountMinor - limitMovedAlone;
  return {
    least: Math.max(0, Math.max(amountMinor, agreed) - step),
    most: Math.min(amountMinor, agreed) + step,
  };
}

/** Returns a customer with another credit limit; one that a single administrator cannot set was approved. */
export function withLimit(user: UserRecord, creditLimit: UserRecord['creditLimit']): UserRecord {
  const { least, most } = limitsOfOne(user);
  const { amountMinor } = creditLimit;
  const isAlone = amountMinor >= least && amountMinor <= most;
  const moved = user.limitMovedAlone + amountMinor - user.creditLimit.amountMinor;
  return { ...user, creditLimit, limitMovedAlone: isAlone ? moved : 0 };
}
