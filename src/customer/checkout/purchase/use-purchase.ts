import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '#contracts/orders/order.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { useGetOrderQuery } from '#src/customer/orders/api.ts';
import { useGetPaymentQuery } from '#src/customer/payments/api.ts';
import {
  declinedCardDropped,
  orderCompleted,
  orderSigned,
  payingStopped,
  quoteReceived,
  receiptShown,
  selectContinuedOrder,
  selectDraft,
} from '#src/customer/draft/draft.ts';
import type { Draft } from '#src/customer/draft/schema.ts';
import { sourcesOf } from '#src/customer/paying/sources.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { isPaying, nextStep, currentOrderId, type ShownQuote, type Step, wants } from './next-step.ts';
import type { Purchase } from './purchase.ts';

export interface OwnPurchase extends Purchase {
  /** Takes the figures of the newer quote in place of those that the customer saw. */
  readonly acceptQuote: (quoteId: string) => void;
}

/** Returns the state of the purchase from the backend and the draft, and the step that follows from both. */
export function usePurchase(): OwnPurchase {
  const { order: addressOrderId = null } = usePageQuery('checkoutConfirmation');
  const draft = useAppSelector(selectDraft);
  const orderId = useOrderId(draft, addressOrderId);
  const orders = useGetOrderQuery(orderId === null ? skipToken : { params: { orderId } });
  const isGone = orderId === null || problemOf(orders.error, 'not-found') !== null;
  const order = isGone ? null : orders.currentData;

  const paymentId = order?.paymentId ?? null;
  const payments = useGetPaymentQuery(paymentId === null ? skipToken : { params: { paymentId } });
  const payment = paymentId === null ? null : payments.currentData;

  const [shownQuote, setShownQuote] = useState<ShownQuote | null>(null);
  const continuedOrderId = useAppSelector(selectContinuedOrder);
  const step = nextStep({ draft, addressOrderId: orderId, continuedOrderId, shownQuote, order, payment });
  if (step.kind === 'sign' && step.quoteId !== shownQuote?.quoteId) setShownQuote(step);
  const dispatch = useAppDispatch();
  useBookkeeping(draft, addressOrderId, order ?? null, step);
  return {
    draft,
    step,
    order: order ?? null,
    payment: payment ?? null,
    error: isGone ? undefined : (orders.error ?? payments.error),
    refetch: () => {
      if (orderId !== null) void orders.refetch();
      if (paymentId !== null) void payments.refetch();
    },
    acceptQuote: (quoteId) => {
      if (orderId === null) return;
      setShownQuote({ orderId, quoteId });
      if (draft.orderId === orderId) dispatch(quoteReceived(quoteId));
    },
  };
}

/**
 * Returns the order of the page. Another tab that completes it empties the draft of both tabs, and this tab may hear of
 * that before it reads the order again: the page then stays with the order that it has shown.
 */
function useOrderId(draft: Draft, addressOrderId: string | null): string | null {
  const currentId = currentOrderId(draft, addressOrderId);
  const [lastOrderId, setLastOrderId] = useState(currentId);
  if (currentId !== null && currentId !== lastOrderId) setLastOrderId(currentId);
  return currentId ?? (wants(draft) ? null : lastOrderId);
}

/** Updates the draft and the address to match the backend's state. */
function useBookkeeping(draft: Draft, addressOrderId: string | null, order: Order | null, step: Step): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    if (order === null) return;
    const { id: orderId } = order;
    const isDraftsOrder = draft.orderId === orderId;
    if (step.kind === 'sign' && isDraftsOrder && draft.quoteId === null)
      dispatch(quoteReceived(step.quoteId));
    const signed = order.status === 'AWAITING_DOWN_PAYMENT' || step.kind === 'receipt';
    if (!signed) return;
    // From now on the address names the order, so that a reload or the history leads to its receipt.
    if (addressOrderId === null)
      void navigate(paths.checkoutConfirmation({ order: orderId }), { replace: true });
    else if (step.kind === 'receipt') {
      dispatch(receiptShown());
      if (isDraftsOrder || draft.unpaid?.orderId === orderId) dispatch(orderCompleted(orderId));
    } else if (isDraftsOrder) {
      // Without a source to pay with, choosing one is not enough: the customer has to press the button again.
      const canPay = sourcesOf(draft, order.downPayment) !== null;
      dispatch(orderSigned({ orderId, paying: canPay && isPaying(draft, orderId) }));
    } else if (step.kind === 'declined') dispatch(declinedCardDropped());
    else if (step.kind === 'wait' && draft.unpaid?.orderId === orderId && draft.unpaid.paying) {
      dispatch(payingStopped()); // this press has led to a payment; if that is given up later, the customer has to press again
    }
  }, [dispatch, navigate, draft, addressOrderId, order, step]);
}
