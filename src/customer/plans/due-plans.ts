import { type Money, sumMinor } from '#contracts/money.ts';
import type { Plan } from '#contracts/plans/plan.ts';

type Due = Pick<Plan, 'dueNow' | 'bankConfirming' | 'status'>;

/**
 * Returns the plans of which something is due that can be paid at once, in one currency: what the bank decides about
 * already is not paid once more, and the down payment of a plan that has not begun is paid with its order.
 */
export function duePlans<P extends Due>(plans: readonly P[]): readonly P[] {
  const due = plans.filter(
    ({ dueNow, bankConfirming, status }) => dueNow.amountMinor > 0 && !bankConfirming && status !== 'PENDING',
  );
  return due.filter(({ dueNow }) => dueNow.currency === due[0]?.dueNow.currency);
}

/** Returns the sum of what is due; null if nothing is. All plans are in one currency. */
export function totalDue(plans: readonly Due[]): Money | null {
  const [first] = plans;
  return first
    ? { amountMinor: sumMinor(plans.map(({ dueNow }) => dueNow)), currency: first.dueNow.currency }
    : null;
}
