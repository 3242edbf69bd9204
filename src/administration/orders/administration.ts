import {
  cancelOrderAsAdministrator,
  decideBudgetReview,
  remindOfOrder as remindOfOrderOf,
  startOrdersJob,
} from '#contracts/orders/administration-endpoints.ts';
import type { OrderDetails } from '#contracts/orders/order.ts';
import { detailedLength } from '#contracts/reason.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { defineBulk } from '#src/kits/actions/bulk/bulk-action.ts';
import { choiceField, reasonField } from '#src/kits/actions/fields.tsx';
import { budgetReviewStates, orderStatuses } from '#src/resources/orders/labels.ts';

const compares = [
  { label: 'Status', value: ({ status }: OrderDetails) => orderStatuses[status].word },
] as const;
const reason = reasonField<OrderDetails>();

export const decideBudget = defineAction(decideBudgetReview, {
  label: 'Decide about the budget',
  compares: [
    {
      label: 'Review',
      value: ({ budgetReview }: OrderDetails) => budgetReviewStates[budgetReview?.status ?? 'NONE'].word,
    },
  ],
  form: {
    decision: choiceField('Decision', { APPROVED: 'Approve', DECLINED: 'Decline' }),
    reason: reasonField(detailedLength, 'Reason, which the customer reads'),
  },
  lead: ({ assessment, budgetReview }, { money }) =>
    assessment
      ? `${money(assessment.instalment)} a month, with ${money(assessment.disposable)} left of ${money(assessment.monthlyIncome)}.${budgetReview?.note ? ` The customer says: “${budgetReview.note}”` : ''}`
      : 'The customer has asked for a decision.',
  confirm: () => 'Decide',
  receipt: ({ number, budgetReview }) => ({
    title: budgetReview?.status === 'APPROVED' ? 'Budget approved' : 'Budget declined',
    text: `The customer of order ${number} sees it immediately.`,
  }),
});

export const remindOfOrder = defineAction(remindOfOrderOf, {
  label: 'Send reminder',
  compares,
  lead: ({ customerName, number }) =>
    `${customerName} gets a message with a link to finish order ${number}. It can be sent once a day.`,
  form: { reason },
  receipt: ({ customerName }) => ({ title: `${customerName} was reminded` }),
});

export const cancelOrderForCustomer = defineAction(cancelOrderAsAdministrator, {
  label: 'Cancel order',
  dismiss: 'Keep order',
  tone: 'danger',
  compares,
  lead: ({ number, total, planNumber, customerName }, { money }) =>
    `Order ${number} for ${money(total)} will be cancelled${planNumber === null ? '' : `, and plan ${planNumber} with it`}. Nothing has been charged. ${customerName} is told.`,
  form: { reason },
  receipt: ({ number }) => ({ title: `Order ${number} cancelled` }),
});

const ofOrders = { one: 'order', many: 'orders' } as const;

export const remindOfOrders = defineBulk(startOrdersJob, {
  ...ofOrders,
  action: 'remind',
  label: 'Send reminders for',
  command: remindOfOrderOf,
});

export const cancelOrders = defineBulk(startOrdersJob, {
  ...ofOrders,
  action: 'cancel',
  label: 'Cancel',
  tone: 'danger',
  command: cancelOrderAsAdministrator,
});

/** In the order of the menu of a row. */
export const orderActions = [decideBudget, remindOfOrder, cancelOrderForCustomer] as const;
