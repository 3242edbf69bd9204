import { expect, test } from 'vitest';
import { scenarioNames } from '#mocks/scenarios/index.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { compareListedPlans, compareViews, plansOfCustomers } from '#tests/suite/plan-figures.ts';

test.each(scenarioNames)('the plans of "%s" have figures that follow from their lines', async (scenario) => {
  const backend = await openBackend({ scenario });
  const { plans, users } = backend.store.tables;
  const listed = await compareListedPlans(backend);
  expect(listed).toHaveLength(plans.size);
  const asks = await plansOfCustomers(backend, listed);
  const canBeRead = plans.all().some(({ userId }) => users.get(userId)?.status === 'ACTIVE');
  expect(asks.length > 0).toBe(canBeRead);
  for (const ask of asks) await compareViews(backend, ask);
});
