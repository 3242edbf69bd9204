import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { visit } from '#tests/kit/visit.tsx';

const orders = async () => within(await screen.findByRole('region', { name: 'Orders' }));

test('a customer sees their own orders, with plan and receipt, in their own frame', async () => {
  await visit('/orders', { who: 'mira' });
  const list = await orders();
  expect(await list.findByRole('heading', { name: 'Espresso machine' })).toBeVisible();
  expect(list.getAllByRole('article')).toHaveLength(2);
  expect(list.getByRole('link', { name: 'PLN-000101: view plan' })).toHaveAttribute(
    'href',
    '/installments/details?plan=PLN-000101',
  );
  expect(list.getAllByRole('link', { name: 'View receipt' })).toHaveLength(2);
  expect(screen.queryByRole('navigation', { name: 'Drawer' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Messages/ })).toBeVisible();
});

test('a tab filters them by status; an unpaid order can be finished or cancelled', async () => {
  const user = userEvent.setup();
  const app = await visit('/other/terms', { who: 'mira' });
  await app.later(61_000);
  const mira = await person(app.backend);
  await mira.confirmed();
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Orders' }));
  await orders();
  await user.click(screen.getByRole('link', { name: 'To finish' }));
  const list = await orders();
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(1));
  expect(list.getByRole('link', { name: 'Finish paying' })).toBeVisible();
  await user.click(await list.findByRole('button', { name: /^Cancel order: / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order' }));
  await user.click(await dialog.findByRole('button', { name: 'Cancel order' }));
  expect(await dialog.findByText(/cancelled$/)).toBeVisible();
});

test('an order that cannot be cancelled says why on its disabled button', async () => {
  const on = await openBackend({ scenario: 'pending-bank' });
  const [order] = on.store.tables.orders.by('status', 'AWAITING_DOWN_PAYMENT');
  const token = await on.signIn(people.mira);
  const { actions } = await on.get('getOrder', { token, params: { orderId: order?.id ?? '' } });
  const reason = actions.find(({ action }) => action === 'cancel')?.reason;
  await on.wait(61_000); // the next code is sent after a minute
  await visit('/orders', { who: 'mira', on });
  const list = await orders();
  const cancel = await list.findByRole('button', { name: /^Cancel order: / });
  expect(cancel).toHaveAttribute('aria-disabled', 'true');
  expect(reason).toMatch(/bank/);
  expect(cancel).toHaveAccessibleDescription(reason ?? '');
  await userEvent.setup().click(cancel);
  expect(screen.queryByRole('dialog', { name: 'Cancel order' })).not.toBeInTheDocument();
});

test.each(['WITHDRAWN', 'REFUNDED', 'COMPLETED'] as const)(
  'an order that is %s keeps its receipt',
  async (status) => {
    const on = await openBackend({ scenario: 'happy' });
    await on.store.transact(({ tables }) => {
      const plan = tables.plans.all().find(({ number }) => number === 'PLN-000101');
      const bought = tables.orders.get(plan?.orderId ?? '');
      if (bought) tables.orders.replace({ ...bought, status, version: bought.version + 1 });
    });
    await visit('/orders?tab=closed', { who: 'mira', on });
    const link = await (await orders()).findByRole('link', { name: 'PLN-000101: view plan' });
    const order = within(link.closest('article') ?? document.body);
    expect(order.getByRole('link', { name: 'View receipt' })).toBeVisible();
    expect(order.queryAllByRole('link', { name: 'Report a problem' })).toHaveLength(
      status === 'COMPLETED' ? 1 : 0,
    );
  },
);

test('for a customer the users page is their own profile', async () => {
  await visit('/users', { who: 'mira' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('home shows the next payment, other plans and the newest messages', async () => {
  const app = await visit('/other/terms', { who: 'mira' });
  await app.later(61_000);
  await (await person(app.backend)).buys('Headphones', 'STD6');
  await userEvent.setup().click(screen.getByRole('link', { name: /Tranche/ }));
  expect(await screen.findByRole('heading', { name: 'Your other plans' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Next payment, in \d+ days$/ })).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Wallet and messages' })).getAllByRole('listitem');
  expect(rows).toHaveLength(1 + 3); // the wallet, then the newest messages
});

test('home shows what is overdue, and the consequences', async () => {
  const kit = await openBackend({ scenario: 'happy' });
  const token = await kit.signIn(people.mira);
  const { items, ...page } = await kit.get('listPlans', { token, query: { filter: { status: ['ACTIVE'] } } });
  const late = items.map((plan) => {
    const open = plan.next?.amount ?? plan.leftToPay;
    const amount = { amountMinor: 8_00, currency: 'EUR' };
    const next = { lineNo: 3, lastDay: '2027-02-15', daysLeft: 4, chargedOn: '2027-02-16', amount };
    return { ...plan, daysPastDue: 2, overdue: open, dueNow: open, lateFees: { ...plan.lateFees, next } };
  });
  await visit('/', {
    who: 'mira',
    instead: (url) =>
      url.pathname.endsWith('/v1/plans')
        ? new Response(JSON.stringify({ items: late, ...page }), {
            headers: { 'Content-Type': 'application/json' },
          })
        : null,
  });
  const title = await screen.findByText('A payment is past its due date');
  const banner = title.closest('[role="alert"]');
  expect(banner).toHaveTextContent(
    '€183.69 is due for Espresso machine, the oldest instalment since 5 Feb 2027.',
  );
  expect(banner).toHaveTextContent('Pay by 15 Feb to avoid a late fee of €8.00.');
});

test('`?` lists the keys of customers and turns them off; in a field it is a letter', async () => {
  const user = userEvent.setup();
  await visit('/orders', { who: 'mira' });
  const search = await screen.findByRole('searchbox', { name: 'Search orders' });
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('From the search to the first entry')).toBeVisible();
  expect(dialog.queryByText('Approve')).toBeNull();
  await user.click(dialog.getByRole('switch'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('/');
  expect(search).not.toHaveFocus();
  await user.type(search, '?');
  expect(search).toHaveValue('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an order that has no plan yet leads to none', async () => {
  await visit('/orders?tab=open', { who: 'mira', scenario: 'one-of-each' });
  const list = await orders();
  const articles = await list.findAllByRole('article');
  const plans = articles.map((article) => {
    const [link] = within(article).queryAllByRole('link', { name: /view plan$/ });
    return link?.textContent ?? null;
  });
  expect(plans).toContain(null);
  for (const plan of plans.filter((each) => each !== null)) expect(plan).toMatch(/^PLN-\d{6}: view plan$/);
});
