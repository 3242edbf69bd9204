import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenarios } from '#mocks/scenarios/index.ts';

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
