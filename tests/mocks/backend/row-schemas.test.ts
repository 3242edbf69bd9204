import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { rowSchemas } from '#mocks/backend/row-schemas.ts';
import { scenarioNames } from '#mocks/scenarios/index.ts';
import type { Snapshot } from '#mocks/store/driver.ts';
import { checkRow } from '#mocks/store/row-check.ts';
import { ready } from '#tests/suite/in-process.ts';
import { situationOf } from '#tests/mocks/scenarios/situation.ts';

/** The rows to check: of a table with very many rows about a thousand. */
function checkRows({ tables }: Snapshot): number {
  let count = 0;
  for (const [table, rows] of Object.entries(tables)) {
    const step = Math.ceil(rows.length / 1000);
    for (let at = 0; at < rows.length; at += step) {
      checkRow(rowSchemas, table, rows[at], 'line 1');
      count += 1;
    }
  }
  return count;
}

describe('a server reads from its file', () => {
  test.each(scenarioNames)('every row of the scenario %s', async (scenario) => {
    const { store } = await situationOf(scenario);
    expect(checkRows(store.snapshot())).toBeGreaterThan(1);
  });

  const writing = Object.entries<Endpoint>(contract).filter(([, { idempotent }]) => idempotent);
  test.each(writing.map(([name]) => name as OperationName))('every row after %s', async (name) => {
    const { backend, request } = await ready(name);
    expect((await backend.ask(name, request)).status).toBeLessThan(300);
    checkRows(backend.store.snapshot());
  });
});

test.each<readonly [string, object, string]>([
  ['orders', { total: -1 }, 'wrong at /total'],
  ['orders', { status: 'LOST' }, 'wrong at /status'],
  ['plans', { lines: [] }, 'wrong at /lines'],
  ['users', { email: 'no address' }, 'wrong at /email'],
  ['users', { id: 'usr_1' }, 'wrong at /id'],
])('a row of %s with %j is refused', async (table, change, sentence) => {
  const { store } = await situationOf('happy');
  const [row] = store.snapshot().tables[table] ?? [];
  expect(() => checkRow(rowSchemas, table, { ...row, ...change }, 'line 1')).toThrow(sentence);
});
