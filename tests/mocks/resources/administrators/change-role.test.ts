import { expect, test } from 'vitest';
import type { AdministratorRole } from '#contracts/permissions.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { administrators, people } from '#tests/kit/people.ts';

const reason = 'Moves to the support team';

/** A viewer whose role one ADMIN wants to change. */
async function opened() {
  const backend = await openBackend({ scenario: 'happy' });
  const { tables } = backend.store;
  const rowOf = (email: string) => tables.administrators.find('email', email);
  const call = (email: string, role: AdministratorRole) => ({
    params: { administratorId: rowOf(email)?.id ?? '' },
    body: { role, reason },
  });
  const token = await backend.signIn(people.administrator);
  const requests = (email: string, role: AdministratorRole, version = rowOf(email)?.version) =>
    backend.done(202, 'changeRole', call(email, role), { token, ifMatch: `"${version}"` });
  const approves = async ({ id, version }: { readonly id: string; readonly version: number }) => {
    const second = { token: await backend.signIn(people.approver), ifMatch: `"${version}"` };
    return backend.done(200, 'approveApproval', { params: { approvalId: id } }, second);
  };
  return { backend, tables, rowOf, call, token, requests, approves };
}

test('a role changes only when a second ADMIN approves, then in open sessions, too', async () => {
  const { backend, tables, rowOf, requests, approves } = await opened();
  const viewer = { token: await backend.signIn(people.viewer) };
  const viewerAccount = async () => Object((await backend.ask('getMe', viewer)).body).administrator;
  const approval = await requests(people.viewer, 'SUPPORT');
  expect(approval).toMatchObject({
    operation: 'changeRole',
    entityName: 'Viktor Lind',
    change: { before: { role: 'VIEWER' }, after: { role: 'SUPPORT' } },
  });
  expect(await viewerAccount()).toMatchObject({ role: 'VIEWER' });
  const [customer] = tables.users.all();
  const note = { params: { userId: customer?.id ?? '' }, body: { text: 'Called back', dueOn: null } };
  const as = { ...viewer, ifMatch: `"${customer?.version}"` };
  await backend.rejected('forbidden', 'addUserNote', note, as);
  await approves(approval);
  expect(await viewerAccount()).toMatchObject({
    role: 'SUPPORT',
    permissions: expect.arrayContaining(['users.note']),
  });
  expect((await backend.ask('addUserNote', { ...note, ...as })).status).not.toBe(403);
  expect(rowOf(people.viewer)).toMatchObject({ role: 'SUPPORT', version: 2 });
  const id = rowOf(people.viewer)?.id ?? '';
  const event = tables.auditEvents
    .by('entityId', id)
    .find(({ action }) => action === 'administrator.role-changed');
  expect(event).toMatchObject({
    reason,
    actor: { name: 'Ada Brandt' },
    approvedBy: { name: 'Ebba Norell' },
    changes: [{ before: { role: 'VIEWER' }, after: { role: 'SUPPORT' } }],
  });
});

test('a lost permission counts at once, also for commands requested before', async () => {
  const { backend, rowOf, call, requests, approves } = await opened();
  const second = { token: await backend.signIn(people.approver) };
  const approver = rowOf(people.approver);
  const asked = await backend.done(202, 'changeRole', call(people.viewer, 'RISK'), {
    ...second,
    ifMatch: `"${rowOf(people.viewer)?.version}"`,
  });
  // The second ADMIN may approve that they lose the role, because another one requested it.
  await backend.wait(61_000);
  await approves(await requests(people.approver, 'VIEWER', approver?.version));
  const problem = await backend.rejected('forbidden', 'changeRole', call(people.viewer, 'RISK'), {
    ...second,
    ifMatch: '"1"',
  });
  expect(problem.requiredPermission).toBe('roles.change');
  const token = await backend.signIn(people.administrator);
  const decision = { params: { approvalId: asked.id } };
  const outdated = await backend.rejected('approval-outdated', 'approveApproval', decision, {
    token,
    ifMatch: `"${asked.version}"`,
  });
  expect(outdated.cause).toBe('forbidden');
});

test('only another ADMIN can request it, and not for the last ADMIN', async () => {
  const { backend, tables, rowOf, call, token, requests, approves } = await opened();
  const risk = { token: await backend.signIn(administrators.RISK), ifMatch: '"1"' };
  await backend.rejected('forbidden', 'changeRole', call(people.viewer, 'ADMIN'), risk);
  const session = { token, ifMatch: '"1"' };
  const self = await backend.rejected(
    'invalid-transition',
    'changeRole',
    call(people.administrator, 'VIEWER'),
    session,
  );
  expect(self.detail).toBe('You can’t change your own role. Ask another administrator.');
  await backend.rejected('version-conflict', 'changeRole', call(people.viewer, 'RISK'), {
    token,
    ifMatch: '"7"',
  });
  await approves(await requests(people.approver, 'VIEWER'));
  expect(tables.administrators.by('role', 'ADMIN')).toHaveLength(1);
  const last = await backend.rejected(
    'invalid-transition',
    'changeRole',
    call(people.administrator, 'VIEWER'),
    session,
  );
  expect(last.detail).toMatch(
    /^A second administrator with the role Admin has to approve this, and there is none\. Ask /,
  );
  const details = await backend.get('getAdministrator', {
    token,
    params: { administratorId: rowOf(people.administrator)?.id ?? '' },
  });
  expect(details.actions).toMatchObject([{ action: 'change-role', allowed: false, reason: last.detail }]);
});
