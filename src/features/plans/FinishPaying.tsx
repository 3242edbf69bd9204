import { Button } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';

/** Links to the payment of a plan whose down payment is open; nothing for other plans. */
export function FinishPaying({ plan }: { readonly plan: Pick<Plan, 'status' | 'orderId'> }) {
  if (plan.status !== 'PENDING') return null;
  return (
    <Button component={AppLink} to={paths.checkoutConfirmation({ order: plan.orderId })}>
      Finish paying
    </Button>
  );
}
