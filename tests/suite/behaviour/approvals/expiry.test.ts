import { expect, test } from 'vitest';
import { approvalIn } from '#tests/suite/requests/administration.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

const HOUR = 60 * 60_000;

test('a request without a decision expires after 72 hours; audit and feed say so', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const { id, status, expiresAt } = await approvalIn(backend);
  await backend.wait(72 * HOUR - 1);
  const before = { token: await backend.signIn(people.viewer) };
  const read = { params: { approvalId: id } };
  expect(await backend.get('getApproval', { ...before, ...read })).toMatchObject({ status });
  const { cursor } = await backend.get('listChanges', before);

  await backend.wait(1);
  expect(await backend.get('getApproval', { ...before, ...read })).toMatchObject({
    status: 'EXPIRED',
    decidedBy: null,
    decidedAt: expiresAt,
    version: 2,
  });
  const { changes } = await backend.get('listChanges', { ...before, query: { after: cursor } });
  expect(changes).toContainEqual({ entity: { type: 'approval', id }, version: 2, at: expiresAt });
  const events = backend.store.tables.auditEvents.by('entityId', id);
  expect(events.find(({ action }) => action === 'approval.expired')).toMatchObject({
    actor: { kind: 'SYSTEM' },
    changes: [{ before: { status: 'PENDING' }, after: { status: 'EXPIRED' } }],
  });
});
