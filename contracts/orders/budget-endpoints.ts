import { enteredText } from '#contracts/entered-text.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { OrderId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import { CreditAssessment, StatedBudget } from './assessment.ts';
import { Order } from './order.ts';

export const createAssessment = endpoint({
  method: 'POST',
  path: '/v1/orders/{orderId}/assessments',
  summary: 'Submit a monthly budget, and get the decision for the chosen plan',
  access: 'signedIn',
  entity: 'order',
  idempotent: true,
  takes: 'order.assess',
  audit: 'order.assessed',
  params: { orderId: OrderId },
  body: StatedBudget,
  responses: { 201: CreditAssessment },
  location: { none: 'The order shows its current assessment.' },
  problems: ['not-eligible', 'credit-limit-exceeded', 'currency-mismatch', 'invalid-transition'],
  since: '1.3.0',
  examples: [
    {
      name: 'what is left is enough',
      params: { orderId: '{order}' },
      body: {
        monthlyIncome: { amountMinor: 240_000, currency: 'EUR' },
        monthlyExpenses: { amountMinor: 115_000, currency: 'EUR' },
        existingObligations: { amountMinor: 21_000, currency: 'EUR' },
      },
    },
  ],
});

export const requestBudgetReview = endpoint({
  method: 'POST',
  path: '/v1/orders/{orderId}/budget-reviews',
  summary: 'Request a manual review of a budget that was not approved',
  access: 'signedIn',
  entity: 'order',
  idempotent: true,
  takes: 'order.ask-review',
  audit: 'order.review-requested',
  version: 'answers',
  params: { orderId: OrderId },
  body: z.object({ note: z.nullable(enteredText(1, 500)) }),
  responses: { 201: Order },
  location: { none: 'The order shows its review.' },
  problems: ['not-eligible', 'credit-limit-exceeded', 'invalid-transition'],
  since: '1.4.0',
  examples: [
    { name: 'with a note', params: { orderId: '{order}' }, body: { note: 'My rent falls in March.' } },
  ],
});
