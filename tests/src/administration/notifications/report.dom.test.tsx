import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sending } from '#tests/suite/requests/notifications.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

test('a sent notification is compared with a chosen one', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const late = on.store.tables.notifications.all().find(({ name }) => name === 'An instalment is late');
  await visit(`/mini-admin/notifications?open=${late?.id}`, { ...admin, on });
  const choice = await screen.findByLabelText('Compare with');
  expect(screen.getByRole('option', { name: 'Payment received', selected: true })).toBeInTheDocument();
  await user.selectOptions(choice, 'Year-end statement'); // 38 of 38 delivered; this one 3 of 5
  expect(await screen.findByText('−40 points')).toBeVisible();
  const sent = on.store.tables.deliveries.by('notificationId', late?.id ?? '');
  const undeliverable = sent.filter(({ status }) => status === 'UNDELIVERABLE').length;
  expect(undeliverable).toBeGreaterThan(0);
  const channels = within(screen.getByRole('table', { name: 'By channel' }))
    .getAllByRole('row')
    .slice(1);
  const sums = [-2, -1].map((at) =>
    channels.reduce((sum, row) => sum + Number(within(row).getAllByRole('cell').at(at)?.textContent), 0),
  );
  const failed = sent.filter(({ status }) => status === 'FAILED').length;
  expect(sums, 'what can be retried, and what cannot be delivered').toEqual([failed, undeliverable]);
});

test('recipients are filtered by the result of their delivery and exported with it', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const { params } = await sending(on, {
    audience: { kind: 'SEGMENT', segment: 'ALL' },
    channels: ['EMAIL', 'PUSH'],
  });
  await on.wait(30_000);
  await visit(`/mini-admin/notifications?open=${params.notificationId}`, { ...admin, on });
  const recipients = await screen.findByRole('region', { name: 'Recipients' });
  await user.selectOptions(within(recipients).getByLabelText('Status'), 'Failed');
  const failed = on.store.tables.deliveries
    .by('notificationId', params.notificationId)
    .filter(({ status }) => status === 'FAILED').length;
  expect(failed).toBeGreaterThan(0);
  await waitFor(() => expect(recipients).toHaveTextContent(`${Math.min(10, failed)} of ${failed}`));
  await user.click(within(recipients).getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export recipients' });
  const exported = new RegExp(`${failed} rows?, filter: Status: Failed, 9 columns`); // contacts are a column once the permissions are known
  await waitFor(() => expect(dialog).toHaveTextContent(exported));
  await user.click(within(dialog).getByRole('button', { name: 'Export CSV' }));
  expect(await within(dialog).findByText(/rows? exported/)).toHaveTextContent(`${failed} row`);
});

test('a failed delivery is retried for one recipient', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const call = await sending(on, { audience: { kind: 'SEGMENT', segment: 'ALL' }, channels: ['EMAIL'] });
  await on.wait(30_000);
  await on.get('getNotification', { token: call.token, params: call.params });
  const { notificationId } = call.params;
  const failed = () =>
    on.store.tables.deliveries
      .by('notificationId', notificationId)
      .filter(({ status }) => status === 'FAILED');
  const before = failed().length;
  await visit(`/mini-admin/notifications?open=${notificationId}`, { ...admin, on });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Failed');
  const [retry] = await screen.findAllByRole('button', { name: /^Retry: .*, E-mail$/ });
  if (retry) await user.click(retry);
  const dialog = await screen.findByRole('dialog', { name: 'Retry delivery' });
  await user.click(within(dialog).getByRole('button', { name: 'Retry delivery' }));
  await within(dialog).findByText('Tried once more');
  expect(failed()).toHaveLength(before - 1);
});
