import type { PlanHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';
import { holding } from './of-plan.ts';
import type { Entry, RefusedSituation, Situations } from './table.ts';

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

/** Payments of a plan: what is due, ahead, a settlement, and the repayment of a withdrawal. */
export const planPaymentSituations = {
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
    'plan.prepay: room-ahead': [
      {
        situation: 'a cent less than the least payment ahead is left',
        code: 'invalid-transition',
        also: ['less-than-settlement'],
        call: holding(async (customer) => {
          // 1,080.00 of principal at once, but for the ten units that the last payment ahead would have to be
          await customer.prepays(1070_00, 'SHORTER_TERM');
          return aheadBody(customer, 10_00);
        }),
      },
      {
        situation: 'the last instalment is due',
        code: 'invalid-transition',
        also: ['pays-principal'],
        call: holding(async (customer) => {
          await customer.pays(5 * 183_69);
          await customer.until('2027-07-10');
          return aheadBody(customer, 100_00);
        }),
      },
    ],
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
        situation: 'a day after the last one, a Monday',
        code: 'invalid-transition',
        call: onDay('2027-01-26', 1083_25),
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
} satisfies Partial<Situations>;
