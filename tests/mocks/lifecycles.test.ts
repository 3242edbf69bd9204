import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { approvalLifecycle } from '#mocks/core/approvals/lifecycle.ts';
import { jobLifecycle } from '#mocks/core/jobs/lifecycle.ts';
import { challengeLifecycle } from '#mocks/resources/auth/lifecycle.ts';
import { inboxLifecycle } from '#mocks/resources/inbox/lifecycle.ts';
import { documentLifecycle } from '#mocks/resources/collateral/document-lifecycle.ts';
import { collateralLifecycle } from '#mocks/resources/collateral/lifecycle.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { paymentLifecycle } from '#mocks/resources/payments/lifecycle.ts';
import { planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import { scratchcardLifecycle } from '#mocks/resources/scratchcards/lifecycle.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';

const root = join(import.meta.dirname, '../..');
const code = globSync('mocks/{commands,resources,core}/**/*.ts', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** Every call that takes a step of this lifecycle: the trigger is the second argument. */
function triggersTaken(lifecycle: string): ReadonlySet<string> {
  const calls = code.matchAll(
    new RegExp(`\\b${lifecycle}\\.(?:take|decide)\\(\\s*[\\w.]+,\\s*'([\\w-]+)'`, 'g'),
  );
  return new Set([...calls].map(([, trigger = '']) => trigger));
}

test('the state of a row that exists is what a lifecycle answered, never a word of the handler', () => {
  const written = globSync('mocks/{*.ts,commands,core,resources}{,/**/*.ts}', { cwd: root })
    .filter((file) => file.endsWith('.ts'))
    .flatMap(
      (file) => readFileSync(join(root, file), 'utf8').match(/\.replace\(\{[^}]*\bstatus: '[^']*'/g) ?? [],
    );
  expect(written).toEqual([]);
});

const lifecycles = {
  approvalLifecycle,
  jobLifecycle,
  inboxLifecycle,
  challengeLifecycle,
  collateralLifecycle,
  documentLifecycle,
  orderLifecycle,
  paymentLifecycle,
  planLifecycle,
  scratchcardLifecycle,
  userLifecycle,
};

describe.each(Object.entries(lifecycles))('%s', (name, { machine }) => {
  const taken = triggersTaken(name);

  test.each(machine.transitions.map(({ id, trigger }) => ({ id, trigger })))(
    '$id: some handler or job takes "$trigger"',
    ({ trigger }) => {
      expect(taken).toContain(trigger);
    },
  );

  test('each transition has an id of its own', () => {
    const ids = machine.transitions.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('no handler takes a trigger that the machine lacks', () => {
    const known = new Set<string>(machine.transitions.map(({ trigger }) => trigger));
    expect([...taken].filter((trigger) => !known.has(trigger))).toEqual([]);
  });
});
