import { requestBudgetReview as requestBudgetReviewEndpoint } from '#contracts/orders/budget.ts';
import { cancelOrder as cancelOrderEndpoint } from '#contracts/orders/endpoints.ts';
import type { Order } from '#contracts/orders/order.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { textField } from '#src/kits/actions/fields.tsx';
import { useCancelOrderMutation, useRequestBudgetReviewMutation } from './api.ts';
import { budgetReviewStates, orderStatuses } from '#src/resources/orders/labels.ts';

export const cancelOrder = defineAction(cancelOrderEndpoint, {
  name: 'cancel',
  label: 'Cancel order',
  dismiss: 'Keep order',
  tone: 'danger',
  target: ({ id, version }: Order) => ({ params: { orderId: id }, version }),
  compares: [
    { label: 'Status', value: ({ status }) => orderStatuses[status].word },
    { label: 'Budget', value: ({ budgetReview }) => budgetReviewStates[budgetReview?.status ?? 'NONE'].word },
  ],
  useSend: useCancelOrderMutation,
  lead: ({ number, total, planNumber }, { money }) =>
    `Order ${number} for ${money(total)} will be cancelled${planNumber === null ? '' : `, and plan ${planNumber} with it`}. Nothing has been charged.`,
  receipt: ({ number }) => ({
    title: `Order ${number} cancelled`,
    text: 'Nothing was charged, and nothing more will be.',
  }),
});

export const requestBudgetReview = defineAction(requestBudgetReviewEndpoint, {
  name: 'ask-review',
  label: 'Request a manual review',
  target: ({ id }: Order) => ({ params: { orderId: id } }),
  useSend: useRequestBudgetReviewMutation,
  form: { note: textField('What should we know', { optional: true }) },
  lead: () =>
    'Someone from our team looks at your budget and decides. Your order waits for you meanwhile, and you read the answer here.',
  confirm: () => 'Request review',
  receipt: ({ number }) => ({
    title: 'Review requested',
    text: `You can leave this page. Order ${number} waits for the decision.`,
  }),
});
