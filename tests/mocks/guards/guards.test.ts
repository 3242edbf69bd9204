import { afterEach, expect, test, vi } from 'vitest';
import { businessOf, openBackend } from '#tests/kit/backend.ts';
import { problemIn } from '#tests/kit/client.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';
import { watchGuards } from '#tests/kit/watch.ts';
import { byTables } from '#tests/suite/guards/situations.ts';
import { oneOfTwoFailed } from './failed-deliveries.ts';
import { tableSituations } from './situations.ts';

// The situations of guards that no test installation can be asked for: tests/suite/guards has the others.

afterEach(() => vi.restoreAllMocks());

test.each(tableSituations)(
  '$command, $key: $situation: is refused with $code, changes nothing',
  async ({ command, key, code, scenario, call, earlier }) => {
    const backend = await openBackend(scenario === undefined ? {} : { scenario });
    const request = await call(backend);
    const before = businessOf(backend);
    const refusing = watchGuards();
    expect(problemIn(await backend.ask(command, request)).code).toBe(code);
    const [, entity, guard] = /^(\w+)\.[\w-]+: ([\w-]+)$/.exec(key) ?? [];
    if (earlier === undefined) expect([...refusing]).toContain(`${entity}.${guard}`);
    expect(businessOf(backend)).toEqual(before);
  },
);

/** The guards of `retryDeliveries` that select its answer. */
const selecting = ['all-retried', 'none-sent'];

test('a retry of one of two failed deliveries leaves the notification partially failed', async () => {
  const backend = await openBackend();
  const request = await oneOfTwoFailed(backend);
  const refusing = watchGuards();
  const { status, body } = await backend.ask('retryDeliveries', request);
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 'PARTIALLY_FAILED' } });
  for (const guard of selecting) expect([...refusing]).toContain(`notification.${guard}`);
});

test('each guard that the suite leaves to the tables has a situation here', () => {
  const covered = [
    ...tableSituations.map(({ command, key }) => `${command}, ${key}`),
    ...selecting.map((guard) => `retryDeliveries, notification.retry-failed: ${guard}`),
  ];
  expect(byTables.filter((key) => !covered.includes(key))).toEqual([]);
});

takesTransitions('guards/guards');
