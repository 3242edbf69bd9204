import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { drafted } from '#tests/suite/requests/notifications.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

async function openApproval(choice: string | RegExp, on?: Backend) {
  const user = userEvent.setup();
  const app = await visit('/mini-admin/approvals?status=PENDING', {
    who: 'administrator',
    ...(on ? { on } : { scenario: 'one-of-each' }),
  });
  const table = await screen.findByRole('table', { name: 'Approvals' });
  await user.click(within(table).getAllByRole('link', { name: 'Refund' })[0] ?? document.body);
  const drawer = await screen.findByRole('dialog', { name: 'Refund' });
  expect(await within(drawer).findByText('Goods returned')).toBeVisible();
  // The name of the entity is the same in the list and here.
  expect(within(table).getAllByRole('link', { name: /^Payment of €[\d,.]+, \S+/ }).length).toBeGreaterThan(0);
  expect(await within(drawer).findByRole('link', { name: /^Payment of €[\d,.]+, \S+/ })).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
  const id = new URLSearchParams(window.location.search).get('open') ?? '';
  return { user, id, ...app };
}

describe('a second administrator decides', () => {
  test('approving carries the refund out', async () => {
    const { user, id, backend } = await openApproval('Approve');
    const approval = backend.store.tables.approvals.get(id);
    const dialog = await screen.findByRole('dialog', { name: 'Approve' });
    await user.click(within(dialog).getByRole('button', { name: /^Approve/ }));
    expect(await within(dialog).findByText('Refund approved and carried out')).toBeVisible();
    expect(backend.store.tables.approvals.get(id)?.status).toBe('APPROVED');
    expect(backend.store.tables.payments.get(approval?.entity.id ?? '')?.refundedTotal).toBeGreaterThan(0);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    const details = await screen.findByRole('dialog', { name: 'Refund' });
    expect(await within(details).findByRole('region', { name: 'What happened' })).toBeVisible();
    expect(within(details).queryByRole('region', { name: 'Decision' })).toBeNull();
  });

  test('rejecting needs a reason and changes nothing but the request', async () => {
    const { user, id, backend } = await openApproval('Reject');
    const dialog = await screen.findByRole('dialog', { name: 'Reject' });
    const button = within(dialog).getByRole('button', { name: 'Reject' });
    await user.click(button);
    const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
    expect(await within(dialog).findByText('Enter at least 3 characters')).toBeVisible();
    expect(reason).toHaveFocus();
    await user.type(reason, 'The goods were not returned');
    await user.click(button);
    await waitFor(() => expect(backend.store.tables.approvals.get(id)?.status).toBe('REJECTED'));
    expect(await within(dialog).findByText('Refund rejected')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    const details = await screen.findByRole('dialog', { name: 'Refund' });
    await waitFor(() => expect(details).toHaveTextContent(/Decided by\s*Ada Brandt/));
    expect(details).toHaveTextContent(/Reason given\s*The goods were not returned/);
  });
});

test('a phone has both decisions in the bar at its foot, and nowhere else', async () => {
  const on = await openBackend({ scenario: 'one-of-each' });
  const row = on.store.tables.approvals
    .by('status', 'PENDING')
    .find(({ operation }) => operation === 'createRefund');
  await visit(`/mini-admin/approvals?open=${row?.id}`, { who: 'administrator', on, width: 390 });
  const drawer = within(await screen.findByRole('dialog', { name: 'Refund' }));
  const menu = await drawer.findByRole('button', { name: 'Actions' });
  const bar = within(menu.parentElement ?? expect.fail());
  for (const name of ['Approve', 'Reject']) {
    expect(bar.getByRole('button', { name })).toBeVisible();
    expect(drawer.getAllByRole('button', { name })).toHaveLength(1);
  }
  expect(await drawer.findByText('Goods returned')).toBeVisible();
  expect(drawer.queryByRole('heading', { name: 'Decision' })).toBeNull(); // it would have nothing below it
});

test('a request that is withdrawn meanwhile is not offered for approval again', async () => {
  const on = await openBackend({ scenario: 'one-of-each' });
  const { user, id, backend } = await openApproval('Approve', on);
  const dialog = await screen.findByRole('dialog', { name: 'Approve' });
  const send = within(dialog).getByRole('button', { name: /^Approve/ });
  const ifMatch = `"${backend.store.tables.approvals.get(id)?.version}"`;
  await on.done(
    200,
    'withdrawApproval',
    { params: { approvalId: id } },
    {
      token: await on.signIn(people.approver),
      ifMatch,
    },
  );
  await user.click(send);
  expect(await within(dialog).findByText('This is no longer possible')).toBeVisible();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Nothing was done. ');
  expect(within(dialog).queryByRole('button', { name: 'Continue with the new version' })).toBeNull();
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Approve' })).toBeNull());
});

/** A message to more than 100 customers, sent by one administrator and shown to another. */
async function sendingToMany(at: string | null, rejection: string | null = null) {
  const on = await openBackend({ scenario: 'happy' });
  const [first] = on.store.tables.users.by('status', 'ACTIVE');
  await on.store.transact(({ tables, random, clock }) => {
    for (let more = 0; first && more < 1_000; more += 1)
      tables.users.insert({
        ...first,
        id: random.ulid('usr', clock.now()),
        email: `${more}@example.com`,
        phoneE164: null,
      });
  });
  const { token, params, ifMatch } = await drafted(on, { audience: { kind: 'SEGMENT', segment: 'ALL' } });
  const body = { at, repeats: null, timeZone: 'FIXED' as const };
  const approval = await on.done(202, 'sendNotification', { params, body }, { token, ifMatch });
  await on.wait(121_000); // until another code can be sent
  if (rejection !== null) {
    const call = { params: { approvalId: approval.id }, body: { reason: rejection } };
    await on.done(200, 'rejectApproval', call, {
      token: await on.signIn(people.approver),
      ifMatch: `"${approval.version}"`,
    });
  }
  await visit(`/mini-admin/approvals?open=${approval.id}`, { who: 'administrator', on });
  return {
    customers: on.store.tables.users.by('status', 'ACTIVE').length,
    drawer: await screen.findByRole('dialog', { name: 'Notification' }),
  };
}

test.each([
  ['at once', null, 'Once approved'],
  ['at a time', '2027-01-12T09:00:00.000Z', '12 Jan 2027, 10:00'],
] as const)(
  'the approval of a message to many says who gets it, how, when and its text: %s',
  async (_when, at, time) => {
    const { customers, drawer } = await sendingToMany(at);
    expect(customers).toBeGreaterThan(1_000);
    const effect = await within(drawer).findByRole('heading', { name: 'What will happen' });
    const valueOf = (label: string) => within(drawer).getByText(label).closest('div');
    expect(effect).toBeVisible();
    expect(valueOf('Customers')).toHaveTextContent(`Customers${customers.toLocaleString('en')}`);
    expect(valueOf('Audience')).toHaveTextContent('AudienceAll customers');
    expect(valueOf('Channels')).toHaveTextContent('ChannelsIn app, E-mail');
    expect(valueOf('Time')).toHaveTextContent(`Time${time}`);
    expect(within(drawer).getByText('You can pay early')).toBeVisible();
  },
);

test('a rejected request says what it would have changed', async () => {
  const { drawer } = await sendingToMany(null, 'Not to every customer');
  const title = await within(drawer).findByRole('heading', { name: 'What would have happened' });
  expect(title).toBeVisible();
  expect(drawer).toHaveTextContent(/Reason given\s*Not to every customer/);
});

test('the question before approving names the amount of the refund', async () => {
  await openApproval('Approve');
  const dialog = await screen.findByRole('dialog', { name: 'Approve' });
  expect(await within(dialog).findByText(/^Refund of €513\.00: Payment of €523\.00, /)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Approve €513.00' })).toBeVisible();
});

test.each([
  ['changeCreditLimit', 'Credit limit change from €1,500.00 to €3,500.00 (+133.3%): '],
  ['changeRole', 'Role change from Card issuer to Support: Chen Wei'],
])('the question before approving %s says what it changes', async (operation, says) => {
  const on = await openBackend({ scenario: 'happy' });
  const chen = on.store.tables.administrators.find('email', administrators.CARD_ISSUER);
  await on.done(
    202,
    'changeRole',
    { params: { administratorId: chen?.id ?? '' }, body: { role: 'SUPPORT', reason: 'Moves to support' } },
    { token: await on.signIn(people.approver), ifMatch: `"${chen?.version}"` },
  );
  const [waiting] = on.store.tables.approvals
    .by('status', 'PENDING')
    .filter((approval) => approval.operation === operation);
  await visit(`/mini-admin/approvals?open=${waiting?.id}`, { who: 'administrator', on });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve' });
  expect(dialog).toHaveTextContent(says);
});

test('a change of a limit shows the limit before it and the new one', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/approvals?status=PENDING', {
    who: 'administrator',
    scenario: 'happy',
  });
  await user.click((await screen.findAllByRole('link', { name: 'Credit limit change' }))[0] ?? document.body);
  const drawer = await screen.findByRole('dialog', { name: 'Credit limit change' });
  const id = new URLSearchParams(window.location.search).get('open') ?? '';
  const customer = backend.store.tables.users.get(backend.store.tables.approvals.get(id)?.entity.id ?? '');
  expect(customer?.creditLimit.amountMinor).toBe(1_500_00);
  expect(await within(drawer).findByRole('link', { name: customer?.fullName ?? '' })).toBeVisible();
  // 2,000.00 more than 1,500.00 is 133.3 %
  expect(within(drawer).getByText('New limit').closest('div')).toHaveTextContent(
    '€1,500.00 → €3,500.00 (+133.3%)',
  );
  const figures = within(drawer).getByRole('region', { name: customer?.fullName ?? '' });
  for (const label of ['Principal left', 'Days past due', 'Tier', 'Open plans', 'Stated monthly income'])
    expect(within(figures).getByText(label)).toBeVisible();
});

test.each([
  { list: 'payments', rows: 'payments', entity: 'payment', operation: 'createRefund', words: 'Refund' },
  {
    list: 'installments',
    rows: 'plans',
    entity: 'plan',
    operation: 'writeOffPlan',
    words: 'Plan write-off',
  },
  {
    list: 'users',
    rows: 'users',
    entity: 'user',
    operation: 'changeCreditLimit',
    words: 'Credit limit change',
  },
  {
    list: 'notifications',
    rows: 'notifications',
    entity: 'notification',
    operation: 'sendNotification',
    words: 'Notification',
  },
] as const)(
  'a waiting approval is named in $list until it is decided',
  async ({ list, rows, entity, operation, words }) => {
    const by = (name: string) => new RegExp(`^${words},.* requested by ${name}$`);
    const on = await openBackend({ scenario: 'happy' });
    const { tables, transact } = on.store;
    const [like] = tables.approvals.by('status', 'PENDING');
    const { id = '' } = tables[rows].all().at(0) ?? {};
    const request = (approvalId: string, name: string) =>
      like && {
        ...like,
        id: approvalId,
        operation,
        entity: { type: entity, id },
        requestedBy: { ...like.requestedBy, name },
      };
    const first = request('apr_01JH8Q5A7N3V9KXW2M4T6R8Y0B', 'Ada');
    const second = request('apr_01JH8Q5A7N3V9KXW2M4T6R8Y0C', 'Ben');
    await transact(({ tables: { approvals } }) => {
      for (const row of [first, second]) if (row) approvals.insert(row);
    });
    const address = `/mini-admin/${list}?open=${id}`;
    const { unmount } = await visit(address, { who: 'administrator', on });
    const link = await screen.findByRole('link', { name: by('Ada') });
    expect(link).toHaveAttribute('href', `/mini-admin/approvals?open=${first?.id}`);
    expect(screen.getByRole('link', { name: by('Ben') })).toBeVisible();
    await transact(({ tables: { approvals } }) => {
      if (first) approvals.replace({ ...first, status: 'REJECTED' });
    });
    unmount();
    await visit(address, { on });
    expect(await screen.findByRole('link', { name: by('Ben') })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: by('Ada') })).toBeNull());
  },
);

test('the keys “a” and “r” decide the open approval', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/approvals', { who: 'administrator' });
  const waiting = backend.store.tables.approvals.all().find(({ operation }) => operation === 'createRefund');
  await user.click(await screen.findByRole('link', { name: 'Refund' }));
  const drawer = await screen.findByRole('dialog', { name: 'Refund' });
  await within(drawer).findByText('Requested by');
  await user.keyboard('r');
  expect(await screen.findByRole('dialog', { name: 'Reject' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reject' })).toBeNull());
  await user.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: 'Approve' });
  expect(backend.store.tables.approvals.get(waiting?.id ?? '')?.status).toBe('PENDING');
  await user.click(within(dialog).getByRole('button', { name: /^Approve/ }));
  await waitFor(() => expect(backend.store.tables.approvals.get(waiting?.id ?? '')?.status).toBe('APPROVED'));
});

test('an approval’s own buttons decide it, and its requester reads why they cannot', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'one-of-each' });
  const me = on.store.tables.administrators.find('email', people.administrator);
  const pending = on.store.tables.approvals.by('status', 'PENDING');
  const refundApproval = pending.find(({ operation }) => operation === 'createRefund');
  const otherApproval = pending.find(
    ({ operation, requestedBy }) => operation === 'changeCreditLimit' && requestedBy.id !== me?.id,
  );
  await on.store.transact(({ tables }) => {
    if (refundApproval && me)
      tables.approvals.replace({
        ...refundApproval,
        requestedBy: { kind: 'ADMINISTRATOR', id: me.id, name: me.fullName },
      });
  });
  const { unmount } = await visit(`/mini-admin/approvals?open=${refundApproval?.id}`, {
    who: 'administrator',
    on,
  });
  const drawer = await screen.findByRole('dialog', { name: 'Refund' });
  const refusal = /You requested this yourself, so someone else has to decide\.$/;
  expect(await within(drawer).findByText(refusal)).toBeVisible();
  expect(within(drawer).getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.keyboard('a');
  await waitFor(() => expect(screen.getAllByText(refusal), 'the key says so, too').toHaveLength(2));
  unmount();
  await on.wait(121_000);
  await visit(`/mini-admin/approvals?open=${otherApproval?.id}`, { who: 'administrator', on });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve' });
  await user.click(within(dialog).getByRole('button', { name: /^Approve/ }));
  expect(await within(dialog).findByText('Credit limit change approved and carried out')).toBeVisible();
});
