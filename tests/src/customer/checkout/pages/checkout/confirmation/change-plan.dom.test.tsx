import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { selectDraft } from '#src/customer/draft/draft.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

// A signed order of Mira's whose down payment is open; the tab has pressed "Confirm and pay" for it.
test('another plan can be chosen while the down payment is open', async () => {
  const { store: given } = await openBackend({ scenario: 'one-of-each' });
  const mira = given.tables.users.find('phoneE164', people.mira)?.id ?? '';
  const waiting = given.tables.orders
    .by('userId', mira)
    .find(({ status }) => status === 'AWAITING_DOWN_PAYMENT');
  const orderId = waiting?.id ?? '';
  const offerNow = given.tables.offers.get(waiting?.offerCode ?? '')?.terms.name;
  const user = userEvent.setup();
  const { backend, store } = await visit(`/checkout/confirmation?order=${orderId}`, {
    who: 'mira',
    scenario: 'one-of-each',
    draft: { items: [], unpaid: { orderId, paying: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose another plan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose another plan' });
  const otherOffers = await within(dialog).findAllByRole('radio');
  expect(within(dialog).queryByRole('radio', { name: offerNow ?? '' })).toBeNull();
  await user.click(otherOffers.at(-1) ?? document.body); // the longest: its instalments fit the budget
  await user.click(await within(dialog).findByRole('button', { name: 'Continue with this plan' }));
  // The new figures are shown, or the budget form where the budget is too small for them.
  const next = /^(Review and confirm|This plan does not fit your budget yet)$/;
  await screen.findByRole('heading', { level: 1, name: next });
  if (screen.queryByText('What would help'))
    expect(screen.getByRole('button', { name: 'Choose another plan' })).toBeVisible();
  const order = backend.store.tables.orders.get(orderId);
  expect(order).toMatchObject({ planId: null, paymentId: null });
  expect(order?.offerCode).not.toBe(waiting?.offerCode);
  expect(backend.store.tables.plans.by('orderId', orderId).map(({ status }) => status)).toEqual([
    'CANCELLED',
  ]);
  // The earlier press was for the previous plan and does not pay for this one.
  await waitFor(() => expect(selectDraft(store.getState()).unpaid).toEqual({ orderId, paying: false }));
});
