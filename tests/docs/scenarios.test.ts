import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenarios } from '#mocks/scenarios/index.ts';

test('the table of scenarios in the README says what the demo console says', () => {
  const [, table = ''] = readFileSync('README.md', 'utf8').split('| scenario, `/?scenario=…`');
  const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `([\w-]+)` +\| (.+?) +\|$/gm)];
  expect(rows.map(([, name, description]) => [name, description])).toEqual(
    Object.entries(scenarios).map(([name, { description }]) => [name, description]),
  );
});
