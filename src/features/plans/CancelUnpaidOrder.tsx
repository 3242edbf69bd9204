import { useState } from 'react';
import type { Plan } from '#contracts/plans/plan.ts';
import { useGetOrderQuery } from '#src/features/orders/own-api.ts';
import { CancelOrder } from '#src/features/orders/CancelOrder.tsx';

/** Cancels the order of a plan that has not started; nothing for other plans. */
export function CancelUnpaidOrder({ plan }: { readonly plan: Pick<Plan, 'status' | 'orderId'> }) {
  const [wasPending] = useState(plan.status === 'PENDING'); // the receipt is still shown after the plan has ended
  const { data, refetch } = useGetOrderQuery({ params: { orderId: plan.orderId } }, { skip: !wasPending });
  return data && <CancelOrder order={data} refetch={refetch} />;
}
