import { described } from '#contracts/described.ts';
import { enteredText } from '#contracts/entered-text.ts';
import { Approval } from '#contracts/approvals/approval.ts';
import { LocalDate } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { PlanId } from '#contracts/ids.ts';
import { PositiveMoney } from '#contracts/money.ts';
import { simulationOf } from '#contracts/simulation.ts';
import { DaysOfDelay, InstalmentNo, PlanMonths } from '#contracts/integers.ts';
import { DetailedReason } from '#contracts/reason.ts';
import { z } from '#contracts/z.ts';
import { ArrearsInterest, PlanDetails } from './plan.ts';

const changing = {
  method: 'POST',
  access: 'administrator',
  entity: 'plan',
  idempotent: true,
  version: 'requires',
  since: '3.0.0',
  params: { planId: PlanId },
  responses: { 200: PlanDetails },
} as const;

export const waiveFees = endpoint({
  ...changing,
  path: '/v1/admin/plans/{planId}/fee-waivers',
  summary: 'Waive late fees: that of one line, or all; paid parts go to the wallet',
  permission: 'fees.waive',
  takes: 'plan.waive-fees',
  audit: 'plan.fee-waived',
  body: z.object({
    lineNo: described(z.nullable(InstalmentNo), 'Null: all late fees of the plan.'),
    reason: DetailedReason,
  }),
  problems: ['invalid-transition', 'payment-in-progress'],
  examples: [
    {
      name: 'all of them',
      params: { planId: '{plan}' },
      body: { lineNo: null, reason: 'The reminder was sent to an old address' },
    },
  ],
});

export const simulateFeeWaiver = endpoint(
  simulationOf('waiveFees', waiveFees, 'What waiving late fees would change', '3.0.0'),
);

export const reschedulePlanAsAdministrator = endpoint({
  ...changing,
  path: '/v1/admin/plans/{planId}/reschedules',
  summary:
    'Spread the remaining amount over another number of months; late interest is due with the next instalment or is spread, too',
  permission: 'plans.reschedule',
  takes: 'plan.reschedule',
  audit: 'plan.rescheduled',
  body: z.object({ months: PlanMonths, arrears: ArrearsInterest, reason: DetailedReason }),
  problems: ['invalid-transition', 'payment-in-progress', 'reschedule-limit'],
  examples: [
    {
      name: 'arrears spread over eight months',
      params: { planId: '{plan}' },
      body: { months: 8, arrears: 'SPREAD', reason: 'Short-time work until the summer' },
    },
  ],
});

export const simulateReschedule = endpoint(
  simulationOf(
    'reschedulePlanAsAdministrator',
    reschedulePlanAsAdministrator,
    'What another number of months would change: instalments, dates and what the plan costs',
    '3.0.0',
  ),
);

export const extendPlan = endpoint({
  ...changing,
  path: '/v1/admin/plans/{planId}/extensions',
  summary: 'Move all open due dates by some days; the amounts stay',
  permission: 'plans.reschedule',
  takes: 'plan.extend',
  audit: 'plan.extended',
  body: z.object({ days: DaysOfDelay, reason: DetailedReason }),
  problems: ['invalid-transition', 'payment-in-progress', 'reschedule-limit'],
  examples: [
    {
      name: 'two weeks',
      params: { planId: '{plan}' },
      body: { days: 14, reason: 'The flood in the valley of the Ahr' },
    },
  ],
});

export const simulateExtension = endpoint(
  simulationOf('extendPlan', extendPlan, 'What later due dates would change', '3.0.0'),
);

export const writeOffPlan = endpoint({
  ...changing,
  path: '/v1/admin/plans/{planId}/write-offs',
  summary: 'Give a plan in default up as lost. A second administrator approves; the customer can still pay',
  permission: 'plans.write-off',
  approval: {
    permission: 'plans.write-off',
    entity: 'plan',
    param: 'planId',
    amount: { of: 'preview', member: 'principalLeft' },
  },
  takes: 'plan.write-off',
  audit: 'plan.written-off',
  body: z.object({ reason: DetailedReason }),
  responses: { 200: PlanDetails, 202: Approval },
  problems: ['invalid-transition', 'payment-in-progress'],
  examples: [
    {
      name: 'insolvent',
      params: { planId: '{plan}' },
      body: { reason: 'The court has opened the insolvency' },
    },
  ],
});

export const simulateWriteOff = endpoint(
  simulationOf('writeOffPlan', writeOffPlan, 'What writing a plan off would change', '3.0.0'),
);

export const recordPromise = endpoint({
  ...changing,
  path: '/v1/admin/plans/{planId}/promises',
  summary: 'Record that the customer promises to pay an amount by a day',
  permission: 'promises.record',
  takes: 'plan.promise',
  audit: 'plan.promise-recorded',
  body: z.object({
    amount: PositiveMoney,
    date: LocalDate,
    note: z.nullable(enteredText(1, 500)),
  }),
  problems: ['payment-in-progress', 'invalid-transition', 'currency-mismatch', 'overpayment'],
  examples: [
    {
      name: 'by Friday',
      params: { planId: '{plan}' },
      body: {
        amount: { amountMinor: 50_00, currency: 'EUR' },
        date: '2027-01-15',
        note: 'The wage comes on Thursday',
      },
    },
  ],
});

export const answerDispute = endpoint({
  ...changing,
  path: '/v1/admin/plans/{planId}/dispute-answers',
  summary: 'Answer the problem that the customer has reported, which closes it',
  permission: 'disputes.answer',
  takes: 'plan.answer-dispute',
  audit: 'plan.dispute-answered',
  body: z.object({
    answer: described(enteredText(10, 500), 'Shown to the customer.'),
  }),
  problems: ['invalid-transition'],
  examples: [
    {
      name: 'on its way',
      params: { planId: '{plan}' },
      body: { answer: 'The shop has sent it again; it comes on Friday.' },
    },
  ],
});
