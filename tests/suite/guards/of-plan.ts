import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { planOf } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { administrator } from '#tests/kit/person.ts';
import { type PlanHolder, planHolder } from '#tests/kit/plans.ts';
import type { RefusedSituation } from './table.ts';

/** A customer with the plan of the worked example, what happens to it, and the body of the request that is refused. */
export const holding =
  (prepare: (customer: PlanHolder, backend: Provider) => Promise<object>) =>
  async (backend: Provider): Promise<Call> => {
    const customer = await planHolder(backend);
    const body = await prepare(customer, backend);
    const { version } = await customer.plan();
    return { ...customer.as, params: customer.params, body, ifMatch: `"${version}"` };
  };

/** The same plan, and what an administrator asks of it. */
export const administering =
  (prepare: (customer: PlanHolder, backend: Provider) => Promise<object>) =>
  async (backend: Provider): Promise<Call> => {
    const customer = await planHolder(backend);
    const body = await prepare(customer, backend);
    const token = await backend.signIn(people.administrator);
    const { version } = await planOf(backend, customer.planId);
    return { token, params: customer.params, body, ifMatch: `"${version}"` };
  };

/** A late plan about whose payment the bank is deciding, and what an administrator asks of it. */
export const whileBankDecides = (body: object): RefusedSituation => ({
  situation: 'the bank is deciding about a payment',
  code: 'payment-in-progress',
  call: administering(async (customer) => {
    await customer.until('2027-02-17');
    await customer.pays(183_69, 'slow');
    return body;
  }),
});

export async function refundsDownPayment({ paymentId }: PlanHolder, backend: Provider) {
  await administrator(backend, people.approver).refunds(paymentId, {
    amountMinor: 50_00,
    reason: 'OTHER',
  });
}

export const damaged = { reason: 'DAMAGED', text: 'The machine came without its pump.' } as const;
