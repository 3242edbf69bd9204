import { expect, test } from 'vitest';
import { approvalIn } from '#tests/suite/requests/administration.ts';
import { auditOf } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { opened } from '#tests/suite/backend.ts';

const HOUR = 60 * 60_000;

test('getApproval: a request without a decision expires after 72 hours; audit and feed say so', async () => {
  const backend = await opened('happy');
  const { id, status, expiresAt } = await approvalIn(backend);
  await backend.wait(71 * HOUR);
  let as = { token: await backend.signIn(people.viewer) };
  const read = { params: { approvalId: id } };
  expect(await backend.get('getApproval', { ...as, ...read })).toMatchObject({ status });
  const { cursor } = await backend.get('listChanges', as);

  await backend.wait(HOUR);
  as = { token: await backend.signIn(people.viewer) }; // the session has ended
  expect(await backend.get('getApproval', { ...as, ...read })).toMatchObject({
    status: 'EXPIRED',
    decidedBy: null,
    decidedAt: expiresAt,
    version: 2,
  });
  const { changes } = await backend.get('listChanges', { ...as, query: { after: cursor } });
  expect(changes).toContainEqual(expect.objectContaining({ entity: { type: 'approval', id }, version: 2 }));
  const events = await auditOf(backend, id);
  expect(events.find(({ action }) => action === 'approval.expired')).toMatchObject({
    actor: { kind: 'SYSTEM' },
    changes: [{ before: { status: 'PENDING' }, after: { status: 'EXPIRED' } }],
  });
});
