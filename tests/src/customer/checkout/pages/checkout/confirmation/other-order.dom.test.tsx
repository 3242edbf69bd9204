import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { storedDraft, visit } from '#tests/kit/visit.tsx';

test('a receipt shows nothing of another order’s plan while its own is read', async () => {
  const on = await openBackend({ scenario: 'happy' });
  await (await person(on, people.mira)).buys('Headphones', 'STD6');
  await on.wait(61_000); // the next code is sent after a minute
  const miraId = on.store.tables.users.find('phoneE164', people.mira)?.id ?? '';
  const plans = on.store.tables.plans.by('userId', miraId);
  const first = plans.find(({ number }) => number === 'PLN-000101');
  const other = plans.find(({ title }) => title === 'Headphones');
  // The page of the other plan reads its order, and so the receipt has it at once.
  await visit(`/installments/details?plan=${other?.number}`, {
    who: 'mira',
    on,
    network: (respond) => (request) =>
      request.url.endsWith(`/v1/plans/${other?.id}`) ? new Promise(() => undefined) : respond(request),
  });
  await screen.findByRole('button', { name: 'Agreement' });
  const receiptOf = (orderId: string | undefined) =>
    act(() => {
      window.history.pushState(null, '', `/checkout/confirmation?order=${orderId}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  const main = () => screen.getByRole('main');
  receiptOf(first?.orderId);
  await screen.findByRole('img', { name: /^Schedule of PLN-000101/ });
  receiptOf(other?.orderId);
  await waitFor(() => expect(main()).toHaveTextContent(`Plan${other?.number}`));
  expect(screen.queryByRole('img', { name: /^Schedule of PLN-000101/ })).toBeNull();
});

test('an order that is not in the draft also shows what a new quote has changed', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'quote-expires' });
  const [order] = on.store.tables.orders.by('status', 'READY_TO_CONFIRM');
  await visit(`/checkout/confirmation?order=${order?.id}`, { who: 'mira', on });
  await user.click(await screen.findByRole('button', { name: 'See the updated amounts' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The amounts have changed' })).toBeVisible();
  const row = await screen.findByRole('row', { name: /^First due/ });
  expect(row).toHaveTextContent(/9 Feb 2027.*10 Feb 2027/);
  expect(screen.queryByRole('link', { name: 'Choose another plan' })).toBeNull(); // its cart is not here
  await user.click(screen.getByRole('button', { name: 'Accept the new amounts' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Review and confirm' })).toBeVisible();
  expect(storedDraft()).toMatchObject({ orderId: null, quoteId: null });
});
