import type { Backend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

export const everyone = { kind: 'SEGMENT', segment: 'ALL' } as const;

/** Commands and queries of the tests of notifications; each test opens its own backend. */
export function asking(backend: () => Backend) {
  const mira = () => backend().store.tables.users.find('phoneE164', people.mira);
  return {
    mira,
    toMira: () => ({ audience: { kind: 'USERS' as const, userIds: [mira()?.id ?? ''] } }),
    read: (call: { readonly token: string; readonly params: { readonly notificationId: string } }) =>
      backend().done(200, 'getNotification', { params: call.params }, { token: call.token }),
  };
}
