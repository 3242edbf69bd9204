import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { choosesNewCard, takesDemoCard } from '#tests/kit/pay-by.ts';
import { cardNumbers, people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

const scenario = 'one-of-each';

test('the profile lists saved cards, and one can be removed', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/profile', { who: 'mira', scenario });
  const heading = await screen.findByRole('heading', { name: 'Saved cards' });
  const card = within(heading.closest('section') ?? document.body);
  await user.click(await card.findByRole('button', { name: /^Remove Household/ }));
  expect(await card.findByText('Household was removed.')).toBeVisible();
  expect(await card.findByText(/^No card is saved/)).toBeVisible();
  expect(backend.store.tables.users.all().flatMap(({ savedCards }) => savedCards)).toEqual([]);
});

test('a card that pays a plan automatically cannot be removed, and the plan is named', async () => {
  await visit('/profile', {
    who: 'mira',
    scenario,
    instead: (url, { method }) => {
      if (method !== 'GET' || !url.pathname.endsWith('/v1/me/cards')) return null;
      const id = 'tok_01MBZCR7W03P550DFDHJ0S4NHS';
      const card = { id, name: 'Household', label: 'Visa •••• 4242', brand: 'VISA', last4: '4242' };
      const until = { expMonth: 12, expYear: 2030, expired: false, savedAt: '2027-01-01T09:00:00.000Z' };
      return Response.json({ items: [{ ...card, ...until, refused: null, autopayOf: ['PLN-000101'] }] });
    },
  });
  const remove = await screen.findByRole('button', { name: /^Remove Household/ });
  expect(remove).toBeDisabled();
  expect(remove).toHaveAccessibleDescription(/once PLN-000101 no longer uses it for autopay/);
  const plan = screen.getByRole('link', { name: 'PLN-000101' });
  expect(plan).toHaveAttribute('href', '/installments/details?plan=PLN-000101');
});

test('a saved card is preselected for payments, and another can be entered and saved', async () => {
  const user = userEvent.setup();
  const { store } = await openBackend({ scenario });
  const mira = store.tables.users.find('phoneE164', people.mira)?.id ?? '';
  const isUnpaid = ({ status, paymentId }: { status: string; paymentId: string | null }) =>
    status === 'AWAITING_DOWN_PAYMENT' && paymentId === null;
  const order = store.tables.orders.by('userId', mira).find(isUnpaid);
  await visit(`/checkout/confirmation?order=${order?.id}`, { who: 'mira', scenario });
  expect(await screen.findByRole('radio', { name: 'Household' })).toBeChecked();
  expect(screen.queryByLabelText('Card number')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'New card' }));
  expect(screen.getByLabelText('Card number')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Save for next time' }));
  expect(screen.getByLabelText('Nickname')).toHaveValue('My card');
});

test('a saved card declined for good says why and is not offered again', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario });
  await on.store.transact(({ tables }) => {
    for (const card of tables.cardTokens.all()) tables.cardTokens.replace({ ...card, behaviour: 'DECLINE' });
  });
  const mira = on.store.tables.users.find('phoneE164', people.mira)?.id ?? '';
  const order = on.store.tables.orders
    .by('userId', mira)
    .find(({ status, paymentId }) => status === 'AWAITING_DOWN_PAYMENT' && paymentId === null);
  await visit(`/checkout/confirmation?order=${order?.id}`, { who: 'mira', on });
  expect(await screen.findByRole('radio', { name: 'Household' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: /^Pay €/ }));
  await screen.findByRole('heading', { level: 1, name: 'The payment did not go through' });
  const declined = await screen.findByRole('radio', { name: 'Household' });
  expect(declined).toBeDisabled();
  expect(declined).toHaveAccessibleDescription(/^Visa •••• \d{4}\. The bank declined this card\.$/);
  expect(screen.getByRole('radio', { name: 'New card' })).toBeChecked();
  expect(screen.getByLabelText('Card number')).toBeVisible();

  // Another page, as after a reload or on another device, knows it from the backend.
  cleanup();
  await on.wait(61_000); // the next code is sent after a minute
  await visit(`/checkout/confirmation?order=${order?.id}`, { who: 'mira', on });
  const declinedCard = await screen.findByRole('radio', { name: 'Household' });
  expect(declinedCard).toBeDisabled();
  expect(declinedCard).toHaveAccessibleDescription(/^Visa •••• \d{4}\. The bank declined this card\.$/);
  cleanup();
  await on.wait(61_000); // the next code is sent after a minute
  await visit('/profile', { who: 'mira', on });
  const row = (await screen.findByRole('button', { name: /^Remove Household/ })).closest(
    'div',
  )?.parentElement;
  expect(row).toHaveTextContent('The bank declined this card.');
  expect(row).not.toHaveTextContent('offered first');
  expect(within(row ?? document.body).queryByRole('button', { name: /^Make default/ })).toBeNull();
});

test('a card added in the profile is preselected until another is made the default', async () => {
  const user = userEvent.setup();
  const { backend, requests } = await visit('/profile', { who: 'mira', scenario });
  await user.click(await screen.findByRole('button', { name: 'Add a card' }));
  expect(await screen.findByLabelText('Nickname')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Add a card' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const name = await screen.findByLabelText('Nickname');
  await user.clear(name);
  await user.type(name, 'a'.repeat(41));
  expect(name).toHaveAccessibleDescription('Enter at most 40 characters');
  expect(screen.getByRole('button', { name: 'Save the card' })).toBeDisabled();
  await user.clear(name);
  await user.type(name, 'Travel');
  await takesDemoCard(user, screen, cardNumbers.slow);
  await user.click(screen.getByRole('button', { name: 'Save the card' }));
  expect(await screen.findByText('Travel is saved, and offered first.')).toBeVisible();
  const saved = () =>
    backend.store.tables.users.all().flatMap(({ savedCards }) => savedCards.map((card) => card.name));
  expect(saved()).toEqual(['Travel', 'Household']);
  expect(screen.queryByRole('button', { name: /^Make default: Travel/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Make default: Household/ }));
  expect(await screen.findByText('Household is now offered first.')).toBeVisible();
  expect(saved()).toEqual(['Household', 'Travel']);
  expect(await screen.findByRole('button', { name: /^Make default: Travel/ })).toBeVisible();
  expect(requests.filter(({ name: call }) => call.startsWith('PUT '))).toHaveLength(2);
});

test.each([
  ['', 'Visa •••• 4242'],
  ['  Travel ', 'Travel'],
])('a card that is saved with a payment and called %j is saved as %s', async (typed, expected) => {
  const user = userEvent.setup();
  const { backend } = await visit('/installments/details?plan=PLN-000101&pay=1', { who: 'mira' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay' }));
  await choosesNewCard(user, dialog);
  await takesDemoCard(user, dialog);
  await user.click(dialog.getByRole('checkbox', { name: 'Save for next time' }));
  const name = dialog.getByLabelText('Nickname');
  await user.clear(name);
  await user.type(name, 'a'.repeat(41));
  expect(dialog.getByRole('button', { name: /^Pay €/ })).toBeDisabled();
  await user.clear(name);
  if (typed !== '') await user.type(name, typed);
  await user.click(dialog.getByRole('button', { name: /^Pay €/ }));
  expect(await dialog.findByText(/ paid$/)).toBeVisible();
  const saved = () =>
    backend.store.tables.users.all().flatMap(({ savedCards }) => savedCards.map((card) => card.name));
  await waitFor(() => expect(saved()).toEqual([expected, 'Household']));
});
