import { damaged, holding, refundsDownPayment } from './of-plan.ts';
import type { Situations } from './table.ts';

/** What customers change of a plan. */
export const ownPlanSituations = {
  reschedulePlan: {
    'plan.reschedule: no-payment-processing': [
      {
        situation: 'the bank is deciding about a payment',
        code: 'payment-in-progress',
        call: holding(async (customer) => {
          await customer.pays(10_00, 'slow');
          return { months: 10, reason: 'OTHER' };
        }),
      },
    ],
    'plan.reschedule: down-payment-paid': [
      {
        situation: 'a part of the down payment was refunded',
        code: 'invalid-transition',
        call: holding(async (holder, backend) => {
          await refundsDownPayment(holder, backend);
          return { months: 10, reason: 'OTHER' };
        }),
      },
    ],
    'plan.reschedule: principal-left': [
      {
        situation: 'only late fees are open',
        code: 'invalid-transition',
        call: holding(async (customer) => {
          await customer.until('2027-07-20');
          await customer.pays(1102_16);
          return { months: 10, reason: 'OTHER' };
        }),
      },
    ],
    'plan.reschedule: reschedules-left': [
      {
        situation: 'it was rescheduled twice',
        code: 'reschedule-limit',
        call: holding(async (customer, { done }) => {
          const { params, withVersion } = customer;
          for (const months of [8, 10])
            await done(
              200,
              'reschedulePlan',
              { params, body: { months, reason: 'OTHER' } },
              await withVersion(),
            );
          return { months: 12, reason: 'OTHER' };
        }),
      },
    ],
    'plan.reschedule: months-in-profile': [
      {
        situation: '13 months without collateral',
        code: 'reschedule-limit',
        call: holding(async () => ({ months: 13, reason: 'OTHER' })),
      },
    ],
  },
  changeDueDay: {
    'plan.change-due-day: no-payment-processing': [
      {
        situation: 'the bank is deciding about a payment',
        code: 'payment-in-progress',
        call: holding(async (customer) => {
          await customer.pays(10_00, 'slow');
          return { dueDay: 24 };
        }),
      },
    ],
    'plan.change-due-day: down-payment-paid': [
      {
        situation: 'a part of the down payment was refunded',
        code: 'invalid-transition',
        call: holding(async (holder, backend) => {
          await refundsDownPayment(holder, backend);
          return { dueDay: 24 };
        }),
      },
    ],
    'plan.change-due-day: later-principal-left': [
      {
        situation: 'only late fees are open',
        code: 'invalid-transition',
        call: holding(async (customer) => {
          await customer.until('2027-07-20');
          await customer.pays(1102_16);
          return { dueDay: 24 };
        }),
      },
      {
        situation: 'the last instalment is due today',
        code: 'invalid-transition',
        call: holding(async (customer) => {
          await customer.pays(5 * 183_69);
          await customer.until('2027-07-10');
          return { dueDay: 24 };
        }),
      },
    ],
    'plan.change-due-day: nothing-past-due': [
      {
        situation: 'an instalment is a day late',
        code: 'invalid-transition',
        call: holding(async (customer) => {
          await customer.until('2027-02-11');
          return { dueDay: 24 };
        }),
      },
    ],
    'plan.change-due-day: due-day-changes-left': [
      {
        situation: 'it was changed twice',
        code: 'reschedule-limit',
        call: holding(async (customer, { done }) => {
          const { params, withVersion } = customer;
          for (const dueDay of [24, 20])
            await done(200, 'changeDueDay', { params, body: { dueDay } }, await withVersion());
          return { dueDay: 12 };
        }),
      },
    ],
    'plan.change-due-day: another-day': [
      {
        situation: 'the day that was signed',
        code: 'invalid-transition',
        call: holding(async () => ({ dueDay: 10 })),
      },
    ],
  },
  openDispute: {
    'plan.dispute: no-open-dispute': [
      {
        situation: 'another one is open',
        code: 'invalid-transition',
        call: holding(async ({ params, as }, backend) => {
          await backend.done(200, 'openDispute', { params, body: damaged }, as);
          return { ...damaged, reason: 'OTHER' };
        }),
      },
    ],
  },
} satisfies Partial<Situations>;
