import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { type PlanHolder, planHolder } from '#tests/kit/plans.ts';
import { damaged, refundsDownPayment } from './of-plan.ts';
import type { Situations } from './table.ts';

/** The same plan, and what an administrator asks of it. */
const administering =
  (prepare: (customer: PlanHolder, backend: Backend) => Promise<object>) =>
  async (backend: Backend): Promise<Call> => {
    const customer = await planHolder(backend);
    const body = await prepare(customer, backend);
    const token = await backend.signIn(people.administrator);
    const version = backend.store.tables.plans.get(customer.planId)?.version;
    return { token, params: customer.params, body, ifMatch: `"${version}"` };
  };

const promiseOf = (amountMinor: number, date: string) => ({
  amount: { amountMinor, currency: 'EUR' } as const,
  date,
  note: null,
});

/** An administrator records a promise of 10.00 until 18 February. */
async function promises(backend: Backend, { planId, params }: PlanHolder) {
  const token = await backend.signIn(people.approver);
  const ifMatch = `"${backend.store.tables.plans.get(planId)?.version}"`;
  await backend.done(
    200,
    'recordPromise',
    { params, body: promiseOf(10_00, '2027-02-18') },
    { token, ifMatch },
  );
}

const extension = { days: 14, reason: 'The flood in the valley' };

const spread = (months: number) => ({ months, arrears: 'NEXT', reason: 'Short-time work until June' });

const waiver = (lineNo: number | null) => ({ lineNo, reason: 'The reminder went astray' });

/** What administrators do with a plan. */
export const planAdministrationSituations: Situations<
  | 'reschedulePlanAsAdministrator'
  | 'extendPlan'
  | 'recordContact'
  | 'startPlansJob'
  | 'writeOffPlan'
  | 'remindPlan'
  | 'recordPromise'
  | 'answerDispute'
  | 'waiveFees'
> = {
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
        call: administering(async ({ params, as }, { done }) => {
          for (const months of [8, 10])
            await done(200, 'reschedulePlan', { params, body: { months, reason: 'OTHER' } }, as);
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
            const ifMatch = `"${backend.store.tables.plans.get(planId)?.version}"`;
            await backend.done(200, 'extendPlan', { params, body: extension }, { token, ifMatch });
          }
          return extension;
        }),
      },
    ],
  },
  recordContact: {},
  startPlansJob: {
    'job.start: has-rows': {
      async selects({ signIn }) {
        const target = { q: 'no such plan' };
        const body = { action: 'remind', target, dryRun: false, days: null, reason: 'A test of nothing' };
        return { token: await signIn(people.administrator), body };
      },
      status: 202,
      answer: { status: 'SUCCEEDED', progress: { total: 0 } },
    },
  },
  writeOffPlan: {
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
  remindPlan: {
    'plan.remind: something-due': [
      { situation: 'nothing is due', code: 'invalid-transition', call: administering(async () => ({})) },
    ],
    'plan.remind: no-payment-processing': [
      {
        situation: 'the bank is deciding about a payment',
        code: 'payment-in-progress',
        call: administering(async (customer) => {
          await customer.until('2027-02-17');
          await customer.pays(183_69, 'slow');
          return {};
        }),
      },
    ],
    'plan.remind: not-paused': [
      {
        situation: 'the customer has reported a problem',
        code: 'invalid-transition',
        call: administering(async (customer, backend) => {
          await customer.until('2027-02-17');
          const { params, as } = customer;
          await backend.done(200, 'openDispute', { params, body: damaged }, as);
          return {};
        }),
      },
    ],
    'plan.remind: not-reminded-today': [
      {
        situation: 'the customer was reminded today',
        code: 'invalid-transition',
        call: administering(async (customer, backend) => {
          await customer.until('2027-02-17');
          const { params, planId } = customer;
          const token = await backend.signIn(people.approver);
          const ifMatch = `"${backend.store.tables.plans.get(planId)?.version}"`;
          await backend.done(200, 'remindPlan', { params }, { token, ifMatch });
          return {};
        }),
      },
    ],
  },
  recordPromise: {
    'plan.promise: something-due': [
      {
        situation: 'nothing is due',
        code: 'invalid-transition',
        call: administering(async () => promiseOf(10_00, '2027-01-12')),
      },
    ],
    'plan.promise: no-open-promise': [
      {
        situation: 'there is one for another day',
        code: 'invalid-transition',
        call: administering(async (customer, backend) => {
          await customer.until('2027-02-17');
          await promises(backend, customer);
          return promiseOf(10_00, '2027-02-20');
        }),
      },
    ],
    'plan.promise: same-currency': [
      {
        situation: 'another currency',
        code: 'currency-mismatch',
        call: administering(async (customer) => {
          await customer.until('2027-02-17');
          return { ...promiseOf(10_00, '2027-02-20'), amount: { amountMinor: 10_00, currency: 'JPY' } };
        }),
      },
    ],
    'plan.promise: within-left-to-pay': [
      {
        situation: 'a cent more than is left',
        code: 'overpayment',
        call: administering(async (customer) => {
          await customer.until('2027-02-17');
          return promiseOf(1102_16 + 8_00 + 1, '2027-02-20');
        }),
      },
    ],
    'plan.promise: promise-day': [
      {
        situation: 'yesterday',
        code: 'validation-failed',
        call: administering(async (customer) => {
          await customer.until('2027-02-17');
          return promiseOf(10_00, '2027-02-16');
        }),
      },
      {
        situation: 'in 31 days',
        code: 'validation-failed',
        call: administering(async (customer) => {
          await customer.until('2027-02-17');
          return promiseOf(10_00, '2027-03-20');
        }),
      },
    ],
  },
  answerDispute: {
    'plan.answer-dispute: dispute-open': [
      {
        situation: 'none was reported',
        code: 'invalid-transition',
        call: administering(async () => ({ answer: 'It comes on Friday.' })),
      },
    ],
  },
  waiveFees: {
    'plan.waive-fees: fees-charged': [
      {
        situation: 'nothing was late',
        code: 'invalid-transition',
        call: administering(async () => waiver(null)),
        also: ['fee-on-line'],
      },
    ],
    'plan.waive-fees: fee-on-line': [
      {
        situation: 'another instalment bears the fee',
        code: 'invalid-transition',
        call: administering(async (customer) => {
          await customer.until('2027-02-17');
          return waiver(2);
        }),
      },
    ],
  },
};
