import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { clientAt } from '#tests/kit/provider-at.ts';
import { people } from '#tests/kit/people.ts';
import { newDataFile, runToEnd, startServer } from './server-process.ts';

const text = (line: string) =>
  [
    'title: own',
    'description: Mira buys headphones.',
    'hint: Look at the plan.',
    'person: customer',
    'opens: /installments',
    '',
    'start from new-user',
    line,
    '',
  ].join('\n');

function fileWith(line: string, name = 'mine.scenario'): string {
  const path = join(dirname(newDataFile()), name);
  writeFileSync(path, text(line));
  return path;
}

test('the server begins the written scenario of a file, and can begin it again', async () => {
  const server = await startServer('--scenario-file', fileWith('mira buys Headphones on PAY4'));
  expect(server.output()).toContain('(scenario mine, seed 42)');
  const client = clientAt(server.url);
  const plans = async () => {
    const { token } = await client.session(people.mira);
    return (await client.every('listPlans', { token })).map(({ number, status }) => [number, status]);
  };
  expect(await plans()).toEqual([['PLN-000101', 'ACTIVE']]);
  await client.control('setMockScenario', { scenario: 'new-user' });
  expect(await plans()).toEqual([]);
  await client.control('setMockScenario', { scenario: 'mine' });
  expect(await plans()).toEqual([['PLN-000101', 'ACTIVE']]);
});

test.each([
  [() => fileWith('mira buys Headphones on PAY5'), 'Line 8, column 25: there is “PAY5”'],
  [() => fileWith('mira buys Lamp on PAY4'), 'There is no product Lamp.'],
  [() => fileWith('mira signs in', 'happy.scenario'), 'There is a scenario "happy" already'],
  [() => 'nowhere.scenario', 'nowhere.scenario: ENOENT'],
])('a file that cannot be begun ends the program with the reason: %#', (file, reason) => {
  const { status, stderr } = runToEnd('--scenario-file', file());
  expect([status, stderr.split('\n').length]).toEqual([1, 2]);
  expect(stderr).toContain(reason);
});
