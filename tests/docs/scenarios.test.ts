import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { feesCharged } from '#mocks/rules/late-fees.ts';
import { createDemoBackend } from '#mocks/backend/demo.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import { parseScenario } from '#mocks/scenarios/script/parse.ts';
import { tours } from '#src/demo/tours/tours.ts';

const people = {
  customer: 'Mira',
  administrator: 'an administrator',
  approver: 'a second administrator',
  viewer: 'a read-only administrator',
} as const;

/** The cells of a table, without the names of its columns. */
function rowsBelow(head: string): readonly (readonly string[])[] {
  const [, table = ''] = readFileSync('docs/scenarios.md', 'utf8').split(head);
  const lines = (table.split('\n\n')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

test('the table of scenarios says what the demo says, and who sees it', () => {
  expect(rowsBelow('| scenario, `/?scenario=…`')).toEqual(
    Object.entries(scenarios).map(([name, { person, description }]) => [
      name,
      person === null ? 'a guest' : people[person],
      description,
    ]),
  );
});

test('the table of guided tours says what each begins with, and what is special', () => {
  expect(rowsBelow('| tour, `/?tour=…`')).toEqual(
    Object.entries(tours).map(([name, { title, scenario, person, steps, special }]) => [
      name,
      title,
      scenario,
      people[person],
      String(steps.length),
      special,
    ]),
  );
});

test('each guided tour begins a scenario that exists', () => {
  for (const { scenario } of Object.values(tours)) expect(Object.keys(scenarios)).toContain(scenario);
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
