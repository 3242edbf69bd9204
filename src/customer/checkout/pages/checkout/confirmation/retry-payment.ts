import { retryPayment } from '#contracts/payments/endpoints.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { enteredByPage } from '#src/kits/actions/entered-by-page.ts';
import { paymentKeyPrefix } from '#src/customer/draft/schema.ts';
import { useDraftSendOnce } from '#src/customer/checkout/use-draft-send-once.ts';
import { useRetryPaymentMutation } from '#src/customer/payments/api.ts';

/**
 * Retries a declined payment. The page provides the card and shows the receipt, so the action has no fields or
 * receipt of its own.
 */
export const retryOwnPayment = defineAction<typeof retryPayment, Payment>(retryPayment, {
  label: 'Pay again',
  useSend: useRetryPaymentMutation,
  form: { sources: enteredByPage() },
  once: {
    useSendOnce: useDraftSendOnce,
    // One key per attempt and sources: pressing twice, or again after a reload, is the same attempt.
    operationOf: ({ id, attempts }, { sources }) =>
      `${paymentKeyPrefix}${id}:${attempts.length}:${JSON.stringify(sources)}`,
  },
});
