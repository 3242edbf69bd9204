import type { Backend } from '#tests/kit/backend.ts';
import { person } from '#tests/kit/person.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import type { RefusedSituation } from './table.ts';
import type { Call } from '#tests/kit/client.ts';

/** Blocks the customer of the calls. */
export const blocked = ({ store }: Backend, phone = '+4915112345678') =>
  store.transact(({ tables }) => {
    const user = tables.users.find('phoneE164', phone);
    if (user) tables.users.replace({ ...user, status: 'BLOCKED' });
  });

/** What makes the customer of the call not eligible: docs/domain.md, "Eligibility". */
const customers: readonly (readonly [
  string,
  RefusedSituation['code'],
  (user: UserRecord) => Partial<UserRecord>,
])[] = [
  ['a blocked account', 'not-eligible', () => ({ status: 'BLOCKED' })],
  ['an identity that is not verified', 'not-eligible', () => ({ kycStatus: 'PENDING' })],
  ['an age of 17', 'not-eligible', () => ({ birthDate: '2009-01-11' })],
  ['five open plans', 'not-eligible', () => ({ openPlans: 5 })],
  [
    'a cent less of credit than what would be financed',
    'credit-limit-exceeded',
    ({ creditLimit }) => ({ creditLimit: { ...creditLimit, amountMinor: 107_999 } }),
  ],
];

/** Refusals of a call about an order that would finance 1,080.00 on 2027-01-10. */
export function notEligible(
  call: (backend: Backend) => Promise<Call>,
): readonly [RefusedSituation, ...RefusedSituation[]] {
  const overdue: RefusedSituation = {
    situation: 'an overdue plan',
    code: 'not-eligible',
    async call(backend) {
      const customer = await person(backend);
      const order = await customer.confirmed({ sku: 'GRINDER-01' });
      await customer.pays(order);
      await backend.wait(61_000); // another code may be sent after a minute
      const prepared = await call(backend);
      await backend.store.transact(({ tables }) => {
        const plan = tables.plans.get(order.planId ?? '');
        if (plan) tables.plans.replace({ ...plan, status: 'OVERDUE' });
      });
      return prepared;
    },
  };
  const ofOtherCustomers = customers.map(([situation, code, change]): RefusedSituation => ({
    situation,
    code,
    async call(backend) {
      const prepared = await call(backend);
      await backend.store.transact(({ tables }) => {
        const user = tables.users.find('phoneE164', '+4915112345678');
        if (user) tables.users.replace({ ...user, ...change(user) });
      });
      return prepared;
    },
  }));
  return [overdue, ...ofOtherCustomers];
}
