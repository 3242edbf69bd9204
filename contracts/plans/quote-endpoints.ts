import { LocalDate } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { PlanId } from '#contracts/ids.ts';
import { PositiveMoney } from '#contracts/money.ts';
import { PlanMonths } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import {
  DueDayQuote,
  PlanDueDay,
  PrepaymentMode,
  PrepaymentQuote,
  RescheduleQuote,
  SettlementQuote,
  WithdrawalQuote,
} from './quote.ts';

const common = { method: 'POST', access: 'signedIn', entity: 'plan', since: '1.4.0' } as const;

/** Null: today. For a later day, every instalment until then counts as paid on its due date. */
const on = z.nullable(LocalDate);

export const quoteSettlement = endpoint({
  ...common,
  path: '/v1/plans/{planId}/settlement-quotes',
  summary: 'The amount that pays the whole plan off today or on a later day',
  params: { planId: PlanId },
  body: z.object({ on }),
  responses: { 200: SettlementQuote },
  problems: ['invalid-transition', 'payment-in-progress'],
  examples: [{ name: 'today', params: { planId: '{plan}' }, body: { on: null } }],
});

export const quoteWithdrawal = endpoint({
  ...common,
  path: '/v1/plans/{planId}/withdrawal-quotes',
  summary: 'The amount to pay back if the customer withdraws from the plan today',
  params: { planId: PlanId },
  responses: { 200: WithdrawalQuote },
  problems: ['invalid-transition', 'payment-in-progress'],
  examples: [{ name: 'today', params: { planId: '{plan}' } }],
});

export const quotePrepayment = endpoint({
  ...common,
  path: '/v1/plans/{planId}/prepayment-quotes',
  summary: 'The effect of an extra payment: lower or fewer instalments',
  params: { planId: PlanId },
  body: z.object({ amount: PositiveMoney, mode: PrepaymentMode, on }),
  responses: { 200: PrepaymentQuote },
  problems: [
    'invalid-transition',
    'payment-in-progress',
    'amount-too-small',
    'overpayment',
    'currency-mismatch',
  ],
  examples: [
    {
      name: 'today',
      params: { planId: '{plan}' },
      body: { amount: { amountMinor: 200_00, currency: 'EUR' }, mode: 'LOWER_INSTALMENT', on: null },
    },
  ],
});

export const quoteReschedule = endpoint({
  ...common,
  path: '/v1/plans/{planId}/reschedule-quotes',
  summary: 'The effect of spreading the remaining amount over a number of months',
  params: { planId: PlanId },
  body: z.object({ months: PlanMonths }),
  responses: { 200: RescheduleQuote },
  problems: ['invalid-transition', 'payment-in-progress', 'reschedule-limit'],
  examples: [{ name: 'ten months', params: { planId: '{plan}' }, body: { months: 10 } }],
});

export const quoteDueDay = endpoint({
  ...common,
  path: '/v1/plans/{planId}/due-day-quotes',
  summary: 'What another day of the month would change: dates, and the interest of the next period',
  params: { planId: PlanId },
  body: z.object({ dueDay: PlanDueDay }),
  responses: { 200: DueDayQuote },
  problems: ['invalid-transition', 'payment-in-progress', 'reschedule-limit'],
  since: '3.0.0',
  examples: [{ name: 'the 24th', params: { planId: '{plan}' }, body: { dueDay: 24 } }],
});
