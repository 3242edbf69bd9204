import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { collateralOf, reviewer } from '#tests/kit/collateral.ts';
import { administrators } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { notEligible } from './eligibility.ts';
import type { Situations } from './table.ts';

/** Submits an order whose customer has stated this budget. */
const assessed =
  (budget?: [income: number, expenses: number, obligations: number]) =>
  async (backend: Provider): Promise<Call> => {
    const { as, ...customer } = await person(backend);
    const { orderId } = await customer.quoted();
    await customer.states({ orderId }, budget);
    return { ...as, params: { orderId } };
  };
/** An order of 24 months that waits for collateral, and the request to continue. */
async function secured(backend: Provider) {
  const customer = await person(backend);
  const collateral = collateralOf(backend, customer);
  const { id } = await collateral.securedOrder();
  return { collateral, call: { ...customer.as, params: { orderId: id } } };
}

const declined: [number, number, number] = [1_000_00, 900_00, 0];

/** Asks a person to decide about this budget. */
const asking =
  (budget?: [income: number, expenses: number, obligations: number]) =>
  async (backend: Provider): Promise<Call> => ({
    ...(await assessed(budget)(backend)),
    body: { note: null },
  });

export const orderBudgetSituations = {
  createAssessment: {
    'order.assess: customer-eligible': notEligible(async (backend) => {
      const { as, ...customer } = await person(backend);
      const { orderId } = await customer.quoted();
      const amount = { amountMinor: 1_000_00, currency: 'EUR' };
      const body = { monthlyIncome: amount, monthlyExpenses: amount, existingObligations: amount };
      return { ...as, params: { orderId }, body };
    }),
    'order.assess: assessment-over': [
      {
        situation: 'a submitted order whose budget is still valid',
        code: 'invalid-transition',
        async call(backend) {
          const { as, ...customer } = await person(backend);
          const { orderId } = await customer.submitted();
          const amount = { amountMinor: 1_000_00, currency: 'EUR' };
          const body = { monthlyIncome: amount, monthlyExpenses: amount, existingObligations: amount };
          return { ...as, params: { orderId }, body };
        },
      },
    ],
    'order.assess: same-currency': [
      {
        situation: 'the budget is in another currency than the order',
        code: 'currency-mismatch',
        async call(backend) {
          const { as, ...customer } = await person(backend);
          const { orderId } = await customer.quoted();
          const amount = { amountMinor: 1_000, currency: 'JPY' };
          const body = { monthlyIncome: amount, monthlyExpenses: amount, existingObligations: amount };
          return { ...as, params: { orderId }, body };
        },
      },
    ],
  },

  requestBudgetReview: {
    'order.ask-review: customer-eligible': notEligible(asking(declined), ['budget-not-approved']), // the fifth plan needs a budget that is approved
    'order.ask-review: budget-not-approved': [
      { situation: 'an approved budget', code: 'invalid-transition', call: asking() },
    ],
    'order.ask-review: no-review-yet': [
      {
        situation: 'a second request',
        code: 'invalid-transition',
        async call(backend) {
          const request = await asking(declined)(backend);
          await backend.ask('requestBudgetReview', request);
          return request;
        },
      },
    ],
  },

  decideBudgetReview: {
    'order.decide-review: review-pending': [
      {
        situation: 'no review was requested',
        code: 'invalid-transition',
        async call(backend) {
          const { params } = await assessed(declined)(backend);
          const token = await backend.signIn(administrators.RISK);
          const { version } = await backend.get('getOrderAsAdministrator', { token, params: params ?? {} });
          const body = { decision: 'APPROVED', reason: 'The rent falls in March.' };
          return { token, params: params ?? {}, body, ifMatch: `"${version}"` };
        },
      },
    ],
  },

  submitOrder: {
    'order.submit: customer-eligible': notEligible(assessed()),
    'order.submit: collateral-covers': [
      {
        situation: 'nothing is offered',
        code: 'collateral-required',
        call: async (backend) => (await secured(backend)).call,
      },
      {
        situation: 'what is approved is worth a cent too little',
        code: 'collateral-insufficient',
        async call(backend) {
          const { collateral, call } = await secured(backend);
          const { id } = await collateral.handsIn(call.params.orderId);
          await (await reviewer(backend)).approves(id, 1_199_98);
          return call;
        },
      },
    ],
    'order.submit: assessment-valid': [
      {
        situation: 'no budget was stated',
        code: 'assessment-required',
        also: ['assessment-approved'],
        async call(backend) {
          const { as, ...customer } = await person(backend);
          const { orderId } = await customer.quoted();
          return { ...as, params: { orderId } };
        },
      },
    ],
    'order.submit: assessment-approved': [
      {
        situation: 'an instalment a tenth above half of what is left',
        code: 'assessment-declined',
        call: assessed([2_400_00, 1_850_00, 210_00]),
      },
    ],
    'order.submit: assessment-declined': {
      selects: assessed(),
      status: 200,
      answer: { status: 'READY_TO_CONFIRM' },
    },
  },
} satisfies Partial<Situations>;
