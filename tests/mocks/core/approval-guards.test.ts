import { expect, test } from 'vitest';
import type { Permission } from '#contracts/permissions.ts';
import { approvalGuards } from '#mocks/core/approvals/guards.ts';

const requested = {
  requestedBy: { kind: 'ADMINISTRATOR', id: 'adm_1', name: 'Ada' },
  permission: 'refunds.approve',
} as const;

const deciding = (...permissions: Permission[]) => ({
  approval: requested,
  subject: {
    kind: 'ADMINISTRATOR',
    id: 'adm_2',
    name: 'Ebba',
    role: 'RISK',
    permissions,
    sessionId: 'ses_1',
  } as const,
});

// Every role that may decide today has all permissions, so no request through the contract reaches the second one.
test('whoever decides needs the right to decide and that of the command', () => {
  const mayDecide = approvalGuards['may-decide'];
  expect(mayDecide(deciding('approvals.decide', 'refunds.approve'))).toBeNull();
  expect(mayDecide(deciding('refunds.approve'))).toMatchObject({
    code: 'forbidden',
    extra: { requiredPermission: 'approvals.decide' },
  });
  expect(mayDecide(deciding('approvals.decide'))).toMatchObject({
    code: 'forbidden',
    extra: { requiredPermission: 'refunds.approve' },
  });
});
