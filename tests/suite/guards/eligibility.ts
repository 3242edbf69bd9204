import type { Call } from '#tests/kit/client.ts';
import { customerNamed } from '#tests/kit/administered.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { administrator, person } from '#tests/kit/person.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { RefusedSituation } from './table.ts';

/** Blocks an account whose session goes on, as when the block comes while its customer acts. */
export async function blocked(backend: Provider, contact: string = people.mira): Promise<void> {
  const { id } = await customerNamed(backend, contact);
  await backend.put({ entity: 'user', id, state: 'BLOCKED' });
}

const HOUR = 3_600_000;

/** The grinder on a plan of its own, and an hour in which its codes count. */
async function buysGrinder(backend: Provider) {
  const customer = await person(backend);
  const { planId } = await customer.pays(await customer.confirmed({ sku: 'GRINDER-01' }));
  await backend.wait(HOUR);
  return planId;
}

async function limitTo(backend: Provider, amountMinor: number) {
  const { id: userId, version } = await customerNamed(backend, people.mira);
  const body = { creditLimit: euro(amountMinor), reason: 'Asked for it' };
  const token = await backend.signIn(people.administrator);
  const as = { token, ifMatch: `"${version}"` };
  const approval = await backend.done(202, 'changeCreditLimit', { params: { userId }, body }, as);
  await administrator(backend, people.approver).approves(approval.id);
}

/**
 * Refusals of a call about an order that would finance 1,080.00 on 2027-01-10: docs/domain.md, "Eligibility".
 * @param fifthBreaks other guards of the step that do not hold once the fifth plan has begun
 */
export function notEligible(
  call: (backend: Provider) => Promise<Call>,
  fifthBreaks: readonly string[] = [],
): readonly [RefusedSituation, ...RefusedSituation[]] {
  const code = 'not-eligible';
  return [
    {
      situation: 'an overdue plan',
      code,
      async call(backend) {
        const planId = await buysGrinder(backend);
        const prepared = await call(backend);
        await backend.put({ entity: 'plan', id: planId, state: 'OVERDUE' });
        return prepared;
      },
    },
    {
      situation: 'a blocked account',
      code,
      async call(backend) {
        const prepared = await call(backend);
        await blocked(backend);
        return prepared;
      },
    },
    {
      situation: 'five open plans',
      code,
      also: fifthBreaks,
      async call(backend) {
        for (const _plan of [1, 2, 3, 4]) await buysGrinder(backend);
        const prepared = await call(backend);
        await backend.wait(120_000); // the next code may be sent by then
        const customer = await person(backend);
        await customer.pays(await customer.confirmed({ sku: 'GRINDER-01' }));
        return prepared;
      },
    },
    {
      situation: 'a cent less of credit than what would be financed',
      code: 'credit-limit-exceeded',
      async call(backend) {
        const prepared = await call(backend);
        await limitTo(backend, 107_999);
        return prepared;
      },
    },
  ];
}
