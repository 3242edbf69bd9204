import { isUndecided, problemOf } from '#src/errors/api-error.ts';
import {
  useCancelOrderMutation,
  useCreateOrderMutation,
  useCreateQuoteMutation,
  useLazyGetOrderQuery,
  usePayOrderMutation,
  useSubmitOrderMutation,
} from '#src/customer/orders/api.ts';
import { abandonedOrderClosed, orderBegun, quoteReceived, selectDraft } from '#src/customer/draft/draft.ts';
import { paymentKeyPrefix } from '#src/customer/draft/schema.ts';
import { isSamePurchase } from '#src/customer/draft/storage.ts';
import { useAppStore } from '#src/platform/store/use-store.ts';
import { useDraftSendOnce } from '#src/customer/checkout/use-draft-send-once.ts';
import type { Purchase } from './purchase.ts';

/**
 * Returns a function that runs an automatic step and resolves to its error, or undefined. Running a step twice is
 * harmless: each has its own key in the draft, and the backend repeats its answer for a repeated key.
 */
export function usePurchaseCommands() {
  const store = useAppStore();
  const { dispatch } = store;
  const sendOnce = useDraftSendOnce();
  const [readOrder] = useLazyGetOrderQuery();
  const [cancelOrder] = useCancelOrderMutation();
  const [createOrder] = useCreateOrderMutation();
  const [createQuote] = useCreateQuoteMutation();
  const [submitOrder] = useSubmitOrderMutation();
  const [payOrder] = usePayOrderMutation();

  /**
   * Cancels an order that the customer has given up. A failure is ignored, since it must not prevent the new
   * purchase.
   */
  async function closeAbandoned(orderId: string): Promise<unknown> {
    const params = { orderId };
    const { data: order, error } = await readOrder({ params });
    if (isUndecided(error)) return error;
    if (order?.actions.some(({ action, allowed }) => action === 'cancel' && allowed)) {
      const { version } = order;
      const response = await sendOnce(`cancel:${orderId}`, (key) => cancelOrder({ params, version, key }));
      if (isUndecided(response.error)) return response.error;
    }
    dispatch(abandonedOrderClosed());
    return undefined;
  }

  return async function carryOut({ step, draft, order }: Purchase): Promise<unknown> {
    // False after the customer has changed the purchase; the answer then belongs to the old one.
    const stillMeant = () => isSamePurchase(selectDraft(store.getState()), draft);
    switch (step.kind) {
      case 'close-abandoned':
        return closeAbandoned(step.orderId);
      case 'create-order': {
        const items = [...draft.items];
        const { data, error } = await sendOnce('create-order', (key) =>
          createOrder({ body: { items, discountCode: draft.discountCode }, key }),
        );
        if (data && stillMeant()) dispatch(orderBegun(data.id));
        return error;
      }
      case 'create-quote': {
        const { offerCode, downPaymentBps, dueDay } = draft;
        if (offerCode === null) return undefined;
        const { orderId } = step;
        const body = { offerCode, downPaymentBps, dueDay };
        const { data, error } = await sendOnce(`create-quote:${orderId}`, (key) =>
          createQuote({ params: { orderId }, body, key }),
        );
        if (data && stillMeant()) dispatch(quoteReceived(data.id));
        return error;
      }
      case 'submit': {
        const { orderId } = step;
        // The quote is part of the key, because collateral that was insufficient may suffice for another quote.
        const { error } = await sendOnce(`submit:${orderId}:${order?.quoteId}`, (key) =>
          submitOrder({ params: { orderId }, key }),
        );
        return error;
      }
      case 'pay': {
        if (!order) return undefined;
        const { orderId, sources } = step;
        const body = { amount: order.downPayment, sources };
        // The plan is part of the key, because an equal down payment of another plan is another payment, even from
        // the same card; and so is a payment that was given up, because this one comes in its place.
        const { error } = await sendOnce(
          `${paymentKeyPrefix}${orderId}:${order.planId}:${order.paymentId ?? ''}:${JSON.stringify(sources)}`,
          (key) => payOrder({ params: { orderId }, body, key }),
        );
        // A decline is a state of the payment, which decides the next step, and no failure of this one. A payment
        // that another tab has started belongs to this purchase, too: the refetched order names it.
        const isKnown = problemOf(error, 'payment-declined') ?? problemOf(error, 'payment-in-progress');
        return isKnown ? undefined : error;
      }
      case 'read':
      case 'wait':
      case 'collateral':
      case 'accept-figures':
      case 'paused':
      case 'assess':
      case 'sign':
      case 'choose-card':
      case 'declined':
      case 'receipt':
      case 'ended':
      case 'nothing':
        return undefined;
    }
  };
}
