import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { administrator } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';

// Each payment ahead makes a version of the schedule, whose lines are numbered on from those of the version before.
test('a plan that was paid ahead very often can be read, in the list of all plans too', async () => {
  const backend = await openBackend();
  const { done, store } = backend;
  const { planId, params, as, schedule, prepays } = await planHolder(backend);
  await prepays(10_00, 'LOWER_INSTALMENT');
  const [plan] = store.tables.plans.all();
  if (!plan) throw new Error('Nothing was bought');
  const lines = plan.lines.map((line) => ({ ...line, no: line.no === 0 ? 0 : line.no + 200 }));
  await store.transact(({ tables }) => tables.plans.replace({ ...plan, lines }));
  expect(await prepays(10_00, 'LOWER_INSTALMENT')).toMatchObject({ status: 201 });
  expect((await schedule()).lines.at(-1)?.no).toBeGreaterThan(206);
  expect(await done(200, 'getPlan', { params }, as)).toMatchObject({ id: planId });
  const { items } = await done(200, 'listAllPlans', {
    query: {},
    ...(await administrator(backend).signsIn()),
  });
  expect(items.map(({ id }) => id)).toContain(planId);
});
