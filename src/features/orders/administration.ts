import { decideBudgetReview } from '#contracts/orders/administration.ts';
import type { OrderDetails } from '#contracts/orders/order.ts';
import { defineAction } from '#src/actions/action.ts';
import { choiceField, textField } from '#src/actions/fields.tsx';
import { useDecideBudgetReviewMutation } from './api.ts';
import { budgetReviewStates } from './labels.ts';

export const decideBudget = defineAction(decideBudgetReview, {
  name: 'decide-review',
  label: 'Decide about the budget',
  target: ({ id, version }: OrderDetails) => ({ params: { orderId: id }, version }),
  compares: [
    {
      label: 'Review',
      value: ({ budgetReview }) => budgetReviewStates[budgetReview?.status ?? 'NONE'].word,
    },
  ],
  useSend: useDecideBudgetReviewMutation,
  form: {
    decision: choiceField('Decision', { APPROVED: 'Approve', DECLINED: 'Decline' }),
    reason: textField('Reason, which the customer reads', { advice: 'Enter at least 10 characters' }),
  },
  lead: ({ assessment, budgetReview }, { money }) =>
    assessment
      ? `${money(assessment.instalment)} a month, with ${money(assessment.disposable)} left of ${money(assessment.monthlyIncome)}.${budgetReview?.note ? ` The customer says: “${budgetReview.note}”` : ''}`
      : 'The customer has asked for a decision.',
  confirm: () => 'Decide',
  receipt: ({ id, number, budgetReview }) => ({
    title: budgetReview?.status === 'APPROVED' ? 'Budget approved' : 'Budget declined',
    text: `The customer of order ${number} reads it at once.`,
    auditOf: id,
  }),
});
