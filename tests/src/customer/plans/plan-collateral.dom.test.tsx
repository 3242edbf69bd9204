import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { payBy } from '#tests/kit/pay-by.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { visit } from '#tests/kit/visit.tsx';

test('a secured plan shows its collateral, the missing amount and a link to add some', async () => {
  const scenario = 'collateral-shortfall';
  const { store } = await openBackend({ scenario });
  const [short] = store.tables.collaterals.by('status', 'SHORTFALL');
  const plan = store.tables.plans.get(short?.pledgedTo?.planId ?? '');
  await visit(`/installments/details?plan=${plan?.number}`, { who: 'mira', scenario });
  const heading = await screen.findByRole('heading', { name: 'Collateral' });
  const card = within(heading.closest('section') ?? document.body);
  expect(await card.findByText(short?.description ?? '?')).toBeVisible();
  expect(card.getByText('Shortfall')).toBeVisible();
  expect(card.getByText('Missing')).toBeVisible();
  const notice = screen.getByRole('alert');
  expect(within(notice).getByText(/of collateral is missing$/)).toHaveTextContent('€572.68');
  expect(within(notice).getByRole('link', { name: 'Add collateral' })).toHaveAttribute(
    'href',
    `/checkout/collateral?order=${plan?.orderId}`,
  );
  const schedule = screen.getByRole('heading', { name: 'Schedule' });
  expect(notice.compareDocumentPosition(schedule) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(card.getByRole('link', { name: 'View the collateral' })).toHaveAttribute(
    'href',
    `/checkout/collateral?order=${plan?.orderId}`,
  );
});

test('a plan in default says from when its collateral may be sold', async () => {
  await visit('/installments/details', { who: 'mira', scenario: 'collateral-sale' });
  const heading = await screen.findByRole('heading', { name: 'Collateral' });
  const card = within(heading.closest('section') ?? document.body);
  expect(await card.findByRole('alert')).toHaveTextContent(
    'It is going to be soldFrom 10 Jan 2027 it may be sold to pay this plan. To keep it, pay what is due before it is sold.',
  );
  const warning = await screen.findByText(/your collateral may be sold/);
  expect(warning).toHaveTextContent(
    'From 10 Jan 2027 your collateral may be sold. To keep it, pay what is overdue before it is sold.',
  );
  expect(warning.closest('[role="alert"]')).toHaveTextContent('I can’t pay now');
});

test('the notice of a shortfall links to paying exactly that amount ahead', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/checkout/collateral', { who: 'mira', scenario: 'collateral-shortfall' });
  const link = await screen.findByRole('link', { name: /^pay €[\d,.]+ of plan PLN-\d+ ahead$/ });
  const [, amount = '?'] = /€([\d,.]+) /.exec(link.textContent) ?? [];
  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Pay ahead' });
  expect(await within(dialog).findByRole('textbox', { name: 'Amount' })).toHaveValue(amount);
  await payBy(user, dialog, `Pay €${amount}`);
  expect(await within(dialog).findByText(/ paid$/)).toBeInTheDocument();
  expect(backend.store.tables.collaterals.all()).toMatchObject([{ status: 'PLEDGED', shortfall: null }]);
});

test('the plan’s own link opens the same form with its amount, also a second time', async () => {
  const user = userEvent.setup();
  await visit('/installments/details', { who: 'mira', scenario: 'collateral-shortfall' });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('€572.68 of collateral is missing');
  expect(notice).toHaveTextContent(
    'Pay €574.80 ahead to cover itA payment ahead first pays what is due and the interest until today, so it is higher.',
  );
  const ahead = { name: /^Pay €[\d,.]+ ahead to cover it$/ };
  const link = await screen.findByRole('link', ahead);
  const [, amount = '?'] = /€([\d,.]+) /.exec(link.textContent) ?? [];
  await user.click(link);
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay ahead' }));
  expect(await dialog.findByRole('textbox', { name: 'Amount' })).toHaveValue(amount);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.location.search).not.toContain('ahead'));
  await user.click(await screen.findByRole('link', ahead));
  await screen.findByRole('dialog', { name: 'Pay ahead' });
});

test('a link to a form that the plan does not allow now says why', async () => {
  const on = await openBackend();
  const holder = await planHolder(on, people.mira);
  const body = { reason: 'NOT_ARRIVED', text: 'The parcel has not come.' };
  await on.ask('openDispute', { params: holder.params, body, ...holder.as });
  await on.wait(61_000); // the next code is sent after a minute
  await visit('/installments/details?report=1', { who: 'mira', on });
  expect(
    await screen.findByText('Report a problem: You have reported a problem, which we are looking into.'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
