import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { people } from '#tests/kit/people.ts';
import { clientAt } from '#tests/kit/provider-at.ts';
import { newDataFile, runToEnd, startServer } from './server-process.ts';

test('a server begins in the situation of a file', async () => {
  const { url, output } = await startServer('--situation', 'tests/situations/fee-waived.situation');
  const client = clientAt(url);
  const { token } = await client.signIn(people.administrator);
  const { items } = await client.get('listAuditEvents', {
    token,
    query: { filter: { action: ['plan.fee-waived'] } },
  });
  expect(items).toMatchObject([{ reason: 'The reminder was sent to an old address' }]);
  expect(output()).toContain('(scenario overdue-fee, seed 7)');
});

test('a server does not start with a file that is no situation', () => {
  const file = newDataFile();
  writeFileSync(file, '{"name":"tranche"}');
  const { status, stderr } = runToEnd('--situation', file);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^This is no situation that the demo has saved/),
  ]);
});
