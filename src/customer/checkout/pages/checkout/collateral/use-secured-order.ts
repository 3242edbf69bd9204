import { skipToken } from '@reduxjs/toolkit/query/react';
import { problemOf } from '#src/errors/api-error.ts';
import { selectContinuedOrder, selectDraft } from '#src/customer/draft/draft.ts';
import { nextStep, currentOrderId, type Step } from '#src/customer/checkout/purchase/next-step.ts';
import type { Purchase } from '#src/customer/checkout/purchase/purchase.ts';
import { useAutoAdvance } from '#src/customer/checkout/purchase/use-auto-advance.ts';
import { useGetOrderQuery } from '#src/customer/orders/api.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';

/** The steps up to waiting for collateral. Later steps belong to the confirmation page. */
const ownSteps: ReadonlySet<Step['kind']> = new Set([
  'close-abandoned',
  'create-order',
  'create-quote',
  'submit',
  'paused',
]);

/**
 * The order to which collateral is added: the one in the address, or that of the cart, which is created here if
 * necessary.
 */
export function useSecuredOrder(addressOrderId: string | null) {
  const draft = useAppSelector(selectDraft);
  const orderId = currentOrderId(draft, addressOrderId);
  const orders = useGetOrderQuery(orderId === null ? skipToken : { params: { orderId } });
  const isGone = orderId === null || problemOf(orders.error, 'not-found') !== null;
  const order = isGone ? null : orders.currentData;
  const continuedOrderId = useAppSelector(selectContinuedOrder);
  const next = nextStep({ draft, addressOrderId, continuedOrderId, order, payment: undefined });
  const purchase: Purchase = {
    draft,
    step: ownSteps.has(next.kind) ? next : { kind: 'nothing' },
    order: order ?? null,
    payment: null,
    error: isGone ? undefined : orders.error,
    refetch: () => void (orderId !== null && orders.refetch()),
  };
  const progress = useAutoAdvance(purchase);
  return { ...purchase, needsBudget: next.kind === 'assess', isGone: isGone && orderId !== null, progress };
}
