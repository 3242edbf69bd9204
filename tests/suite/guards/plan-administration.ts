import { planOf } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { administering, refundsDownPayment } from './of-plan.ts';
import { requestedBefore } from './requested.ts';
import type { Situations } from './table.ts';

const extension = { days: 14, reason: 'The flood in the valley' };

const spread = (months: number) => ({ months, arrears: 'NEXT', reason: 'Short-time work until June' });

/** What administrators change of the schedule of a plan, or end. */
export const planAdministrationSituations = {
  reschedulePlanAsAdministrator: {
    'plan.reschedule: no-payment-processing': [
      {
        situation: 'the bank is deciding about a payment',
        code: 'payment-in-progress',
        call: administering(async (customer) => {
          await customer.pays(10_00, 'slow');
          return spread(10);
        }),
      },
    ],
    'plan.reschedule: down-payment-paid': [
      {
        situation: 'a part of the down payment was refunded',
        code: 'invalid-transition',
        call: administering(async (holder, backend) => {
          await refundsDownPayment(holder, backend);
          return spread(10);
        }),
      },
    ],
    'plan.reschedule: principal-left': [
      {
        situation: 'only late fees are open',
        code: 'invalid-transition',
        call: administering(async (customer) => {
          await customer.until('2027-07-20');
          await customer.pays(1102_16);
          return spread(10);
        }),
      },
    ],
    'plan.reschedule: reschedules-left': [
      {
        situation: 'it was rescheduled twice',
        code: 'reschedule-limit',
        call: administering(async ({ params, withVersion }, { done }) => {
          for (const months of [8, 10])
            await done(
              200,
              'reschedulePlan',
              { params, body: { months, reason: 'OTHER' } },
              await withVersion(),
            );
          return spread(12);
        }),
      },
    ],
    'plan.reschedule: months-in-profile': [
      {
        situation: '13 months without collateral',
        code: 'reschedule-limit',
        call: administering(async () => spread(13)),
      },
    ],
  },
  extendPlan: {
    'plan.extend: no-payment-processing': [
      {
        situation: 'the bank is deciding about a payment',
        code: 'payment-in-progress',
        call: administering(async (customer) => {
          await customer.pays(10_00, 'slow');
          return extension;
        }),
      },
    ],
    'plan.extend: down-payment-paid': [
      {
        situation: 'a part of the down payment was refunded',
        code: 'invalid-transition',
        call: administering(async (holder, backend) => {
          await refundsDownPayment(holder, backend);
          return extension;
        }),
      },
    ],
    'plan.extend: principal-left': [
      {
        situation: 'only late fees are open',
        code: 'invalid-transition',
        call: administering(async (customer) => {
          await customer.until('2027-07-20');
          await customer.pays(1102_16);
          return extension;
        }),
      },
    ],
    'plan.extend: extensions-left': [
      {
        situation: 'the dates were moved twice',
        code: 'reschedule-limit',
        call: administering(async ({ params, planId }, backend) => {
          const token = await backend.signIn(people.approver);
          for (const _time of [1, 2]) {
            const ifMatch = `"${(await planOf(backend, planId)).version}"`;
            await backend.done(200, 'extendPlan', { params, body: extension }, { token, ifMatch });
          }
          return extension;
        }),
      },
    ],
  },
  writeOffPlan: {
    'plan.write-off: no-request-waiting': [
      requestedBefore(
        'writeOffPlan',
        administering(async (customer) => {
          await customer.until('2027-05-11');
          return { reason: 'The court has opened the insolvency' };
        }),
      ),
    ],
    'plan.write-off: no-payment-processing': [
      {
        situation: 'the bank is deciding about a payment',
        code: 'payment-in-progress',
        call: administering(async (customer) => {
          await customer.until('2027-05-11');
          await customer.pays(10_00, 'slow');
          return { reason: 'The court has opened the insolvency' };
        }),
      },
    ],
  },
} satisfies Partial<Situations>;
