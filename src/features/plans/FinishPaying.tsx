import type { Plan } from '#contracts/plans/plan.ts';
import { paths } from '#src/platform/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';

/** Leads to the payment of a plan that has not started because its down payment is open; nothing for other plans. */
export function FinishPaying({ plan }: { readonly plan: Pick<Plan, 'status' | 'orderId'> }) {
  if (plan.status !== 'PENDING') return null;
  return <ButtonLink to={paths.checkoutConfirmation({ order: plan.orderId })}>Finish paying</ButtonLink>;
}
