import type { Provider } from '#tests/kit/provider.ts';
import { planOf } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import type { PlanHolder } from '#tests/kit/plans.ts';
import { administering, damaged, whileBankDecides } from './of-plan.ts';
import type { Situations } from './table.ts';

const promiseOf = (amountMinor: number, date: string) => ({
  amount: { amountMinor, currency: 'EUR' } as const,
  date,
  note: null,
});

/** An administrator records a promise of 10.00 until 18 February. */
async function promises(backend: Provider, { planId, params }: PlanHolder) {
  const token = await backend.signIn(people.approver);
  const ifMatch = `"${(await planOf(backend, planId)).version}"`;
  await backend.done(
    200,
    'recordPromise',
    { params, body: promiseOf(10_00, '2027-02-18') },
    { token, ifMatch },
  );
}

const waiver = (lineNo: number | null) => ({ lineNo, reason: 'The reminder went astray' });

/** What administrators do about a plan that is late, and about its customer. */
export const planCollectingSituations = {
  startPlansJob: {
    'job.start: has-rows': {
      async selects({ signIn }) {
        const target = { matching: { q: 'no such plan' } };
        const body = { action: 'remind', target, dryRun: false, days: null, reason: 'A test of nothing' };
        return { token: await signIn(people.administrator), body };
      },
      status: 202,
      answer: { status: 'SUCCEEDED', progress: { total: 0 } },
    },
  },
  remindPlan: {
    'plan.remind: something-due': [
      { situation: 'nothing is due', code: 'invalid-transition', call: administering(async () => ({})) },
    ],
    'plan.remind: no-payment-processing': [whileBankDecides({})],
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
          const ifMatch = `"${(await planOf(backend, planId)).version}"`;
          await backend.done(200, 'remindPlan', { params }, { token, ifMatch });
          return {};
        }),
      },
    ],
  },
  recordPromise: {
    'plan.promise: no-payment-processing': [whileBankDecides(promiseOf(10_00, '2027-02-20'))],
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
    'plan.waive-fees: no-payment-processing': [whileBankDecides(waiver(null))],
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
} satisfies Partial<Situations>;
