import { expect, test } from 'vitest';
import { noFaults } from '#contracts/mock-control.ts';
import { situationOf } from '#mocks/backend/situations/save.ts';
import { customerNamed } from '#tests/kit/administered.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { firstState, openBackendIn } from '#tests/kit/situation.ts';

const file = 'tests/situations/fee-waived.situation';

/** The late fee of Mira's plan is waived, and she looks at her plans. */
async function feeWaived() {
  const backend = await openBackend({ scenario: 'overdue-fee' });
  const { id } = await customerNamed(backend, people.mira);
  const { token } = await backend.session(people.administrator);
  const [plan] = backend.store.tables.plans.by('userId', id);
  await backend.done(
    200,
    'waiveFees',
    {
      params: { planId: plan?.id ?? '' },
      body: { lineNo: null, reason: 'The reminder was sent to an old address' },
    },
    { token, ifMatch: `"${plan?.version}"` },
  );
  const person = { kind: 'CUSTOMER', id } as const;
  return situationOf(
    { store: backend.store, firstState },
    { person, faults: noFaults, mixed: null, route: '/installments' },
  );
}

test('the kept situation is what its steps lead to now', async () => {
  // After a change of rows or of the scenario: npx vitest run --project node tests/situations/kept.test.ts -u
  await expect(`${JSON.stringify(await feeWaived())}\n`).toMatchFileSnapshot('fee-waived.situation');
});

test('a test begins in a kept situation', async () => {
  const backend = await openBackendIn(file);
  const token = await backend.signIn(people.mira);
  const { items } = await backend.get('listPlans', { token });
  expect(items[0]).toMatchObject({ number: 'PLN-000101' });
  const { items: events } = await backend.get('listAuditEvents', {
    token: await backend.signIn(people.administrator),
    query: { filter: { action: ['plan.fee-waived'] } },
  });
  expect(events).toMatchObject([{ reason: 'The reminder was sent to an old address' }]);
});
