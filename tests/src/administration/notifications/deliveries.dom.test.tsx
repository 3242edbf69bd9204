import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sending } from '#tests/suite/requests/notifications.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

test('a count of excluded customers opens exactly their deliveries', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const audience = { kind: 'SEGMENT', segment: 'ALL' } as const;
  const { params } = await sending(on, { audience, channels: ['EMAIL', 'PUSH'] });
  await on.wait(60_000);
  await visit(`/mini-admin/notifications?open=${params.notificationId}`, { who: 'administrator', on });
  const counts = await screen.findByRole('region', { name: 'Why not delivered' });
  const recipients = screen.getByRole('region', { name: 'Recipients' });
  const rows = on.store.tables.deliveries.by('notificationId', params.notificationId);
  const withoutPush = rows.filter(({ exclusion }) => exclusion === 'NO_CONTACT');
  await user.click(within(counts).getByRole('button', { name: /: No contact there, Push/ }));
  expect(within(recipients).getByRole('combobox', { name: 'Reason' })).toHaveDisplayValue('No contact there');
  expect(within(recipients).getByRole('combobox', { name: 'Channel' })).toHaveFocus();
  await waitFor(() => expect(recipients).toHaveTextContent(`10 of ${withoutPush.length}`));

  const failed = rows.filter(({ status }) => status === 'FAILED' || status === 'UNDELIVERABLE');
  await user.click(within(counts).getByRole('button', { name: /: The mailbox did not answer/ }));
  await waitFor(() => expect(recipients).toHaveTextContent(`${failed.length} of ${failed.length}`));
  expect(within(recipients).getByRole('combobox', { name: 'Reason' })).toHaveDisplayValue('Reason: any');
});

test('while a notification is being sent, its progress appears by itself', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const { params } = await sending(on, {
    audience: { kind: 'SEGMENT', segment: 'ALL' },
    channels: ['EMAIL'],
  });
  await visit(`/mini-admin/notifications?open=${params.notificationId}`, { who: 'approver', on });
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('Sending')).toBeVisible();
  await on.wait(60_000);
  expect(await within(drawer).findByText('Partly failed')).toBeVisible();
  expect(await within(drawer).findByRole('table', { name: 'Recipients' })).toBeVisible();
});

test('the details name the languages of a message as the configured locale does', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const audience = { kind: 'SEGMENT', segment: 'ALL' } as const;
  const { params } = await sending(on, { audience, channels: ['EMAIL'] });
  await visit(`/mini-admin/notifications?open=${params.notificationId}`, {
    who: 'approver',
    on,
    configuration: { locale: 'de-DE' },
  });
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText(/^Englisch/)).toBeVisible();
});
