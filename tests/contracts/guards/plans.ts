import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { administrator } from '#tests/kit/person.ts';
import { type PlanHolder, planHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';
import type { Entry, RefusedSituation, Situations } from './table.ts';

/** A customer with the plan of the worked example, what happens to it, and the body of the request that is refused. */
const holding =
  (prepare: (customer: PlanHolder, backend: Backend) => Promise<object>) =>
  async (backend: Backend): Promise<Call> => {
    const customer = await planHolder(backend);
    const body = await prepare(customer, backend);
    const { version } = await customer.plan();
    return { ...customer.as, params: customer.params, body, ifMatch: `"${version}"` };
  };

const cardFor = async (customer: PlanHolder, amountMinor: number, currency: 'EUR' | 'JPY' = 'EUR') => ({
  amount: { amountMinor, currency },
  ...byCard(await customer.card('good'), amountMinor),
});

/** The body of a command for an amount of the plan. */
type BodyFor = (customer: PlanHolder, amountMinor: number, currency?: 'EUR' | 'JPY') => Promise<object>;

const partBody: BodyFor = async (customer, amountMinor, currency = 'EUR') => ({
  parts: [
    {
      planId: customer.planId,
      amount: { amountMinor, currency },
      version: (await customer.plan()).version,
    },
  ],
  ...byCard(await customer.card('good'), amountMinor),
});
const aheadBody: BodyFor = async (...given) => ({ ...(await cardFor(...given)), mode: 'SHORTER_TERM' });
const wholeBody: BodyFor = (...given) => cardFor(...given);

const undecided = (body: BodyFor, amount: number): RefusedSituation => ({
  situation: 'the bank is deciding about another payment of the plan',
  code: 'payment-in-progress',
  call: holding(async (customer) => {
    await customer.pays(10_00, 'slow');
    return body(customer, amount);
  }),
});

const refusedOften = (body: BodyFor, amount: number): RefusedSituation => ({
  situation: 'the bank has refused five payments today',
  code: 'invalid-transition',
  call: holding(async (customer) => {
    for (const _attempt of [1, 2, 3, 4, 5]) await customer.pays(10_00, 'poor');
    return body(customer, amount);
  }),
});

const inYen = (body: BodyFor, amount = 100_00): RefusedSituation => ({
  situation: 'another currency',
  code: 'currency-mismatch',
  call: holding((customer) => body(customer, amount, 'JPY')),
});

const ofPayment = {
  'payment.create: amount-positive': { unreachable: 'the schema of the body requires more than 0' },
  'payment.create: plan-open': { unreachable: 'the step of the plan needs an open one' },
} as const satisfies Record<string, Entry>;

const sumsAndWallet = (body: BodyFor, amount: number) => ({
  'payment.create: sources-sum': [
    {
      situation: 'a cent too much of a card',
      code: 'validation-failed',
      call: holding(async (customer) => ({
        ...(await body(customer, amount)),
        ...byCard(await customer.card('good'), amount + 1),
      })),
    },
    {
      situation: 'a cent too little of a card',
      code: 'validation-failed',
      call: holding(async (customer) => ({
        ...(await body(customer, amount)),
        ...byCard(await customer.card('good'), amount - 1),
      })),
    },
  ] satisfies Entry,
  'payment.create: wallet-covers': [
    {
      situation: 'the wallet is empty',
      code: 'wallet-insufficient',
      call: holding(async (customer) => ({
        ...(await body(customer, amount)),
        sources: [{ kind: 'WALLET', amountMinor: amount }],
      })),
    },
  ] satisfies Entry,
});

const onDay = (day: string, amountMinor: number): RefusedSituation['call'] =>
  holding(async (customer) => {
    await customer.until(day);
    return cardFor(customer, amountMinor);
  });

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

async function refundsDownPayment({ planId }: PlanHolder, backend: Backend) {
  const [payment] = backend.store.tables.payments.by('planId', planId);
  await administrator(backend, people.approver).refunds(payment?.id ?? '', {
    amountMinor: 50_00,
    reason: 'OTHER',
  });
}
const damaged = { reason: 'DAMAGED', text: 'The machine came without its pump.' } as const;

const waiver = (lineNo: number | null) => ({ lineNo, reason: 'The reminder went astray' });

export const planSituations: Situations<
  | 'changeDueDay'
  | 'recordPromise'
  | 'openDispute'
  | 'answerDispute'
  | 'waiveFees'
  | 'payPlans'
  | 'settlePlan'
  | 'prepayPlan'
  | 'withdrawPlan'
  | 'reschedulePlan'
  | 'reschedulePlanAsAdministrator'
  | 'extendPlan'
  | 'writeOffPlan'
  | 'remindPlan'
  | 'recordContact'
  | 'startPlansJob'
  | 'setAutopay'
> = {
  payPlans: {
    'plan.pay: no-payment-processing': [undecided(partBody, 10_00)],
    'plan.pay: attempts-left': [refusedOften(partBody, 10_00)],
    'plan.pay: same-currency': [inYen(partBody)],
    'plan.pay: within-left-to-pay': [
      {
        situation: 'a cent more than is left',
        code: 'overpayment',
        call: holding((customer) => partBody(customer, 1102_17)),
      },
    ],
    ...ofPayment,
    ...sumsAndWallet(partBody, 10_00),
  },
  prepayPlan: {
    'plan.prepay: no-payment-processing': [undecided(aheadBody, 100_00)],
    'plan.prepay: attempts-left': [refusedOften(aheadBody, 100_00)],
    'plan.prepay: same-currency': [inYen(aheadBody)],
    'plan.prepay: pays-principal': [
      {
        situation: 'less than 10.00',
        code: 'amount-too-small',
        call: holding((customer) => aheadBody(customer, 9_99)),
      },
      {
        situation: 'no more than is due',
        code: 'amount-too-small',
        call: holding(async (customer) => {
          await customer.until('2027-02-10');
          return aheadBody(customer, 183_69);
        }),
      },
    ],
    'plan.prepay: less-than-settlement': [
      {
        situation: 'the whole principal',
        code: 'overpayment',
        call: holding((customer) => aheadBody(customer, 1080_00)),
      },
    ],
    ...ofPayment,
    ...sumsAndWallet(aheadBody, 100_00),
  },
  settlePlan: {
    'plan.settle: no-payment-processing': [undecided(wholeBody, 1080_00)],
    'plan.settle: attempts-left': [refusedOften(wholeBody, 1080_00)],
    'plan.settle: same-currency': [inYen(wholeBody, 1080_00)],
    'plan.settle: settlement-current': [
      {
        situation: 'a cent less',
        code: 'settlement-quote-stale',
        call: holding((customer) => wholeBody(customer, 1079_99)),
      },
    ],
    ...ofPayment,
    ...sumsAndWallet(wholeBody, 1080_00),
  },
  withdrawPlan: {
    'plan.withdraw: no-payment-processing': [undecided(wholeBody, 1080_00)],
    'plan.withdraw: attempts-left': [refusedOften(wholeBody, 1080_00)],
    'plan.withdraw: within-withdrawal-days': [
      {
        situation: '15 days after the beginning',
        code: 'invalid-transition',
        call: onDay('2027-01-25', 1083_05),
      },
    ],
    'plan.withdraw: same-currency': [inYen(wholeBody, 1080_00)],
    'plan.withdraw: withdrawal-current': [
      {
        situation: 'the amount of another day',
        code: 'settlement-quote-stale',
        call: onDay('2027-01-21', 1082_03),
      },
    ],
    ...ofPayment,
    ...sumsAndWallet(wholeBody, 1080_00),
  },
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
          const { params, as } = customer;
          for (const months of [8, 10])
            await done(200, 'reschedulePlan', { params, body: { months, reason: 'OTHER' } }, as);
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
    'plan.change-due-day: principal-left': [
      {
        situation: 'only late fees are open',
        code: 'invalid-transition',
        call: holding(async (customer) => {
          await customer.until('2027-07-20');
          await customer.pays(1102_16);
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
    'plan.change-due-day: nothing-paid-in-part': [
      {
        situation: 'ten of the next instalment are paid',
        code: 'invalid-transition',
        call: holding(async (customer) => {
          await customer.pays(10_00);
          return { dueDay: 24 };
        }),
      },
    ],
    'plan.change-due-day: due-day-changes-left': [
      {
        situation: 'it was changed twice',
        code: 'reschedule-limit',
        call: holding(async (customer, { done }) => {
          const { params, as } = customer;
          for (const dueDay of [24, 20]) await done(200, 'changeDueDay', { params, body: { dueDay } }, as);
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
  setAutopay: {},
};
