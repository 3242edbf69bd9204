import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { productNamed, internalProblem, visit } from '#tests/kit/visit.tsx';

/** The payment step of a customer whose wallet holds 50.00, where reads of this path fail until `mend`. */
async function without(path: string) {
  const on = await openBackend();
  await on.signIn(people.mira);
  await on.store.transact(({ tables }) => {
    for (const user of tables.users.all())
      tables.users.replace({ ...user, walletBalance: { amountMinor: 50_00, currency: 'EUR' } });
  });
  await on.wait(61_000); // the next code is sent after a minute
  let isBroken = true;
  await visit('/checkout?step=payment', {
    who: 'mira',
    on,
    draft: { items: [{ productId: productNamed('Espresso machine'), quantity: 1 }], offerCode: 'STD6' },
    instead: (url) => (isBroken && url.pathname === `/api${path}` ? internalProblem(url) : null),
  });
  return { user: userEvent.setup(), mend: () => (isBroken = false) };
}

test('a wallet that cannot be read is reported, and offered once it can be read', async () => {
  const { user, mend } = await without('/v1/me');
  await screen.findByLabelText('Card number');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('switch', { name: 'Use your wallet, €50.00' })).not.toBeInTheDocument();
  mend();
  await user.click(again);
  expect(await screen.findByRole('switch', { name: 'Use your wallet, €50.00' })).toBeVisible();
});

test('a new card can be entered while saved cards cannot be read', async () => {
  const { user, mend } = await without('/v1/me/cards');
  const number = await screen.findByLabelText('Card number');
  expect(screen.getByText('Your saved cards are not shown. You can enter a card.')).toBeVisible();
  await user.type(number, '4242');
  mend();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  expect(screen.getByLabelText('Card number')).toHaveValue('4242');
});
