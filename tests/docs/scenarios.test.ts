import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { feesCharged } from '#mocks/rules/late-fees.ts';
import { createDemoBackend } from '#mocks/backend/demo.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import { parseScenario } from '#mocks/scenarios/script/parse.ts';

const people = {
  customer: 'Mira',
  administrator: 'an administrator',
  viewer: 'a read-only administrator',
} as const;

test('the table of scenarios says what the demo says, and who sees it', () => {
  const [, table = ''] = readFileSync('docs/scenarios.md', 'utf8').split('| scenario, `/?scenario=…`');
  const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `([\w-]+)` +\| (.+?) +\| (.+?) +\|$/gm)];
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    Object.entries(scenarios).map(([name, { person, description }]) => [
      name,
      person === null ? 'a guest' : people[person],
      description,
    ]),
  );
});

test('the example of a written scenario can be run, and shows what it says', async () => {
  const [, example = ''] = /```\n(title: [\s\S]*?)```/.exec(readFileSync('docs/scenarios.md', 'utf8')) ?? [];
  const own = parseScenario(example);
  const { store } = await createDemoBackend({ scenario: 'own', scenarios: { ...scenarios, own }, seed: 42 });
  const [plan] = store.tables.plans.all();
  expect(plan && feesCharged(plan.lines)).toBe(8_00);
  expect(store.tables.refunds.all().map(({ amount }) => amount.amountMinor)).toEqual([60_00]);
  expect(own.firstScreen.texts).toEqual([/€8\.00 of late fees so far/]);
});
