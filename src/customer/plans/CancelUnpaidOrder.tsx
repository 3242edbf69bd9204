import { useState } from 'react';
import type { Plan } from '#contracts/plans/plan.ts';
import { useGetOrderQuery } from '#src/customer/orders/api.ts';
import { CancelOrder } from '#src/customer/orders/CancelOrder.tsx';
import { UnreadPart } from '#src/ui/trouble/UnreadPart.tsx';

/** Cancels the order of a plan that has not started; nothing for other plans. */
export function CancelUnpaidOrder({ plan }: { readonly plan: Pick<Plan, 'status' | 'orderId'> }) {
  const [wasPending] = useState(plan.status === 'PENDING'); // the receipt is still shown after the plan has ended
  const order = useGetOrderQuery({ params: { orderId: plan.orderId } }, { skip: !wasPending });
  if (order.data) return <CancelOrder order={order.data} refetch={order.refetch} />;
  return (
    order.error !== undefined && (
      <UnreadPart response={order}>We couldn’t check whether this order can be cancelled.</UnreadPart>
    )
  );
}
