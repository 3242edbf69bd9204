import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;
const address = () => window.location.search;

test('a link with an unknown value shows no rows until the person goes on', async () => {
  const { requests } = await visit('/mini-admin/payments?status=FALED&method=CARD', admin);
  expect(await screen.findByText('Status: FALED')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'x' });
  expect(screen.queryByText(/selected$/)).toBeNull();
  expect(requests.filter(({ url }) => url.pathname.endsWith('/admin/payments'))).toEqual([]);
  fireEvent.click(screen.getByText('Go on without it'));
  await waitFor(() => expect(address()).toBe('?method=CARD'));
  expect(await screen.findByText(/^1–25 of /)).toBeVisible();
});

test('a saved view names a value that no longer exists instead of showing other rows', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const token = await on.signIn(people.administrator);
  const view = { list: 'approvals', shared: false, isDefault: false };
  const query = 'status=WAITING&sort=expiresAt';
  await on.get('createSavedView', { token, body: { ...view, name: 'Old', query } });
  await on.wait(121_000);
  await visit('/mini-admin/approvals', { ...admin, on });
  const chip = await screen.findByLabelText('Old');
  expect(chip).not.toBeChecked();
  fireEvent.click(chip);
  expect(await screen.findByText('Status: WAITING')).toBeVisible();
  expect(document.querySelector('table')).toBeNull();
});

test('the name of a member that every object has is an unknown value, not a failure', async () => {
  await visit('/mini-admin/payments?job=constructor&status=hasOwnProperty&toString=1', admin);
  expect(await screen.findByText('3 parts of this link are not known here')).toBeVisible();
  expect(screen.getByText('job: constructor')).toBeVisible();
  expect(screen.getByText('toString: 1')).toBeVisible();
});

test('an offer that does not exist is named once the offers are known', async () => {
  await visit('/orders?offerCode=M-99', admin);
  expect(await screen.findByText('Offer: M-99')).toBeVisible();
});

test('a page without a list is shown, and says what it does not know of its address', async () => {
  await visit('/checkout?step=pay&voucher=SPRING&utm_source=mail', {});
  expect(await screen.findByText('step: pay')).toBeVisible();
  expect(screen.getByText('voucher: SPRING')).toBeVisible();
  fireEvent.click(screen.getByText('Go on without them'));
  await waitFor(() => expect(address()).toBe('?utm_source=mail'));
  await waitFor(() => expect(screen.queryByText('step: pay')).toBeNull());
});
