import { requestBudgetReview as requestBudgetReviewEndpoint } from '#contracts/orders/budget-endpoints.ts';
import { cancelOrder as cancelOrderEndpoint } from '#contracts/orders/endpoints.ts';
import type { Order } from '#contracts/orders/order.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { textField } from '#src/kits/actions/fields.tsx';
import { useRequestBudgetReviewMutation } from './api.ts';
import { budgetReviewStates, orderStatuses } from '#src/resources/orders/labels.ts';

export const cancelOrder = defineAction(cancelOrderEndpoint, {
  label: 'Cancel order',
  dismiss: 'Keep order',
  tone: 'danger',
  compares: [
    { label: 'Status', value: ({ status }: Order) => orderStatuses[status].word },
    { label: 'Budget', value: ({ budgetReview }) => budgetReviewStates[budgetReview?.status ?? 'NONE'].word },
  ],
  lead: ({ number, total, planNumber }, { money }) =>
    `Order ${number} for ${money(total)} will be cancelled${planNumber === null ? '' : `, and plan ${planNumber} with it`}. Nothing has been charged.`,
  receipt: ({ number }) => ({
    title: `Order ${number} cancelled`,
    text: 'Nothing was charged, and nothing more will be.',
  }),
});

export const requestBudgetReview = defineAction<typeof requestBudgetReviewEndpoint, Order>(
  requestBudgetReviewEndpoint,
  {
    label: 'Request a manual review',
    useSend: useRequestBudgetReviewMutation,
    form: { note: textField('What should we know', { optional: true }) },
    lead: () =>
      'Our team reviews your budget and decides. Your order is kept in the meantime, and you’ll see the decision here.',
    confirm: () => 'Request review',
    receipt: ({ number }) => ({
      title: 'Review requested',
      text: `You can leave this page. Order ${number} waits for the decision.`,
    }),
  },
);
