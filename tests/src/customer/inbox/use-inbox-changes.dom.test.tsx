import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import type { InboxItem } from '#contracts/inbox/item.ts';
import { createAppStore } from '#src/app/store.ts';
import { useInboxChanges } from '#src/customer/inbox/use-inbox-changes.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';

const snoozedUntil = '2027-01-11T09:00:00.000Z';

const message = (status: InboxItem['status']): InboxItem => ({
  id: 'inb_01JH8ZK3W00000000000000000',
  category: 'PAYMENT',
  title: '€183.69 received',
  body: 'Thank you.',
  action: null,
  at: '2027-01-10T09:00:00.000Z',
  status,
  snoozedUntil: status === 'SNOOZED' ? snoozedUntil : null,
  actions: [],
  version: 1,
});

/** The hook in a tab without a network, whose changes wait. */
function offline() {
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
  });
  store.dispatch(connectionChanged(false));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(() => useInboxChanges(), { wrapper }).result;
}

test.each([
  ['UNREAD', 'READ'],
  ['READ', 'READ'],
  ['ARCHIVED', 'ARCHIVED'],
  ['SNOOZED', 'SNOOZED'],
] as const)('a message that is %s is shown as %s once its link is followed', (before, after) => {
  const hook = offline();
  const item = message(before);
  act(() => hook.current.follow(item));
  expect(hook.current.withChanges(item)).toMatchObject({ status: after, isWaiting: true });
});

test.each([
  ['UNREAD', 'READ', true],
  ['ARCHIVED', 'ARCHIVED', false],
] as const)('a message that is %s is shown as %s once all are marked as read', (before, after, isWaiting) => {
  const hook = offline();
  act(() => hook.current.readAll());
  expect(hook.current.withChanges(message(before))).toMatchObject({ status: after, isWaiting });
});

test('the last of several changes is shown, of the changed message only', () => {
  const hook = offline();
  const item = message('UNREAD');
  act(() => hook.current.change(item, { status: 'SNOOZED', snoozedUntil }));
  expect(hook.current.withChanges(item)).toMatchObject({ status: 'SNOOZED', snoozedUntil });
  act(() => hook.current.change(item, { status: 'ARCHIVED' }));
  expect(hook.current.withChanges(item)).toMatchObject({ status: 'ARCHIVED', snoozedUntil: null });
  const other = { ...item, id: 'inb_01JH8ZK3W00000000000000009' };
  expect(hook.current.withChanges(other)).toEqual({ ...other, isWaiting: false });
});
