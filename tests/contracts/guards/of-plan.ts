import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { administrator } from '#tests/kit/person.ts';
import { type PlanHolder, planHolder } from '#tests/kit/plans.ts';
import type { RefusedSituation } from './table.ts';

/** A customer with the plan of the worked example, what happens to it, and the body of the request that is refused. */
export const holding =
  (prepare: (customer: PlanHolder, backend: Backend) => Promise<object>) =>
  async (backend: Backend): Promise<Call> => {
    const customer = await planHolder(backend);
    const body = await prepare(customer, backend);
    const { version } = await customer.plan();
    return { ...customer.as, params: customer.params, body, ifMatch: `"${version}"` };
  };

/** The same plan, and what an administrator asks of it. */
export const administering =
  (prepare: (customer: PlanHolder, backend: Backend) => Promise<object>) =>
  async (backend: Backend): Promise<Call> => {
    const customer = await planHolder(backend);
    const body = await prepare(customer, backend);
    const token = await backend.signIn(people.administrator);
    const version = backend.store.tables.plans.get(customer.planId)?.version;
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

export async function refundsDownPayment({ planId }: PlanHolder, backend: Backend) {
  const [payment] = backend.store.tables.payments.by('planId', planId);
  await administrator(backend, people.approver).refunds(payment?.id ?? '', {
    amountMinor: 50_00,
    reason: 'OTHER',
  });
}

export const damaged = { reason: 'DAMAGED', text: 'The machine came without its pump.' } as const;
