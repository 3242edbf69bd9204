import { described } from '#contracts/described.ts';
import { enteredText } from '#contracts/entered-text.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { CardTokenId, PlanId } from '#contracts/ids.ts';
import { PositiveMoney } from '#contracts/money.ts';
import { Payment } from '#contracts/payments/payment.ts';
import { RequestedSources, scratchcardRefusals } from '#contracts/payments/sources.ts';
import { PlanMonths } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { DisputeReason } from './dispute.ts';
import { OwnPlan } from './plan.ts';
import { PlanDueDay, PrepaymentMode, RescheduleReason } from './quote.ts';

const paying = {
  method: 'POST',
  access: 'signedIn',
  entity: 'plan',
  idempotent: true,
  alsoTakes: ['payment.create'],
  audit: 'payment.made',
  since: '1.4.0',
  version: 'answers',
  params: { planId: PlanId },
  responses: { 201: Payment, 202: Payment },
  location: '/v1/payments/{id}',
  retryAfterS: 2,
} as const;

const paymentProblems = [
  'payment-declined',
  'payment-in-progress',
  'invalid-transition',
  'currency-mismatch',
  'wallet-insufficient',
  ...scratchcardRefusals,
] as const;

const byCard = (amountMinor: number) => [
  { kind: 'CARD' as const, cardTokenId: 'tok_01JH8ZK3W00000000000000000', amountMinor },
];

export const settlePlan = endpoint({
  ...paying,
  path: '/v1/plans/{planId}/settlements',
  takes: 'plan.settle',
  summary: 'Pay the whole plan off: the amount of the settlement quote',
  body: z.object({ amount: PositiveMoney, sources: RequestedSources }),
  problems: [...paymentProblems, 'settlement-quote-stale'],
  examples: [
    {
      name: 'the amount of the quote',
      params: { planId: '{plan}' },
      body: { amount: { amountMinor: 726_23, currency: 'EUR' }, sources: byCard(726_23) },
    },
  ],
});

export const prepayPlan = endpoint({
  ...paying,
  path: '/v1/plans/{planId}/prepayments',
  takes: 'plan.prepay',
  version: 'requires',
  summary: 'Pay a part of the principal ahead: the rest is recomputed',
  body: z.object({ amount: PositiveMoney, mode: PrepaymentMode, sources: RequestedSources }),
  problems: [...paymentProblems, 'amount-too-small', 'overpayment'],
  examples: [
    {
      name: 'lower instalments',
      params: { planId: '{plan}' },
      body: {
        amount: { amountMinor: 300_00, currency: 'EUR' },
        mode: 'LOWER_INSTALMENT',
        sources: byCard(300_00),
      },
    },
  ],
});

export const withdrawPlan = endpoint({
  ...paying,
  path: '/v1/plans/{planId}/withdrawals',
  takes: 'plan.withdraw',
  summary: 'Withdraw from the plan: pay back the principal with the interest until today',
  body: z.object({ amount: PositiveMoney, sources: RequestedSources }),
  problems: [...paymentProblems, 'settlement-quote-stale'],
  examples: [
    {
      name: 'the amount of the quote',
      params: { planId: '{plan}' },
      body: { amount: { amountMinor: 1082_03, currency: 'EUR' }, sources: byCard(1082_03) },
    },
  ],
});

export const reschedulePlan = endpoint({
  method: 'POST',
  path: '/v1/plans/{planId}/reschedules',
  summary: 'Spread the remaining amount over another number of months',
  access: 'signedIn',
  entity: 'plan',
  idempotent: true,
  takes: 'plan.reschedule',
  audit: 'plan.rescheduled',
  since: '1.4.0',
  version: 'requires',
  params: { planId: PlanId },
  body: z.object({ months: PlanMonths, reason: RescheduleReason }),
  responses: { 200: OwnPlan },
  problems: ['payment-in-progress', 'invalid-transition', 'reschedule-limit'],
  examples: [
    { name: 'ten months', params: { planId: '{plan}' }, body: { months: 10, reason: 'LESS_INCOME' } },
  ],
});

export const changeDueDay = endpoint({
  method: 'POST',
  path: '/v1/plans/{planId}/due-day',
  summary: 'Let the later instalments fall due on another day of the month',
  access: 'signedIn',
  entity: 'plan',
  idempotent: true,
  takes: 'plan.change-due-day',
  audit: 'plan.due-day-changed',
  since: '3.0.0',
  version: 'requires',
  params: { planId: PlanId },
  body: z.object({ dueDay: PlanDueDay }),
  responses: { 200: OwnPlan },
  problems: ['payment-in-progress', 'invalid-transition', 'reschedule-limit'],
  examples: [{ name: 'the 24th', params: { planId: '{plan}' }, body: { dueDay: 24 } }],
});

export const setAutopay = endpoint({
  method: 'PATCH',
  path: '/v1/plans/{planId}/autopay',
  summary: 'Change automatic payment: a card is charged on each due date, or no longer',
  access: 'signedIn',
  entity: 'plan',
  idempotent: true,
  takes: 'plan.set-autopay',
  audit: 'plan.autopay-changed',
  since: '1.4.0',
  version: 'requires',
  params: { planId: PlanId },
  body: z.object({
    cardTokenId: described(z.nullable(CardTokenId), 'Null turns autopay off.'),
  }),
  responses: { 200: OwnPlan },
  problems: ['invalid-transition'],
  examples: [{ name: 'end it', params: { planId: '{plan}' }, body: { cardTokenId: null } }],
});

export const openDispute = endpoint({
  method: 'POST',
  path: '/v1/plans/{planId}/disputes',
  summary:
    'Report a problem with a plan or its order; reminders and late fees are paused until it is answered',
  access: 'signedIn',
  entity: 'plan',
  idempotent: true,
  takes: 'plan.dispute',
  audit: 'plan.dispute-opened',
  since: '3.0.0',
  version: 'answers',
  params: { planId: PlanId },
  body: z.object({ reason: DisputeReason, text: enteredText(10, 500) }),
  responses: { 200: OwnPlan },
  problems: ['invalid-transition'],
  examples: [
    {
      name: 'nothing came',
      params: { planId: '{plan}' },
      body: { reason: 'NOT_ARRIVED', text: 'The parcel should have come on Monday.' },
    },
  ],
});
