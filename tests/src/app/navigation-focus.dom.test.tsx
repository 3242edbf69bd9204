import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { autofillCode } from '#src/customer/auth/code-autofill.ts';
import { productNamed, visit } from '#tests/kit/visit.tsx';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('the heading of a plan has the focus after another heading while it loaded', async () => {
  const user = userEvent.setup();
  await visit('/installments', { who: 'mira' });
  const next = within(await screen.findByRole('region', { name: 'Next payment' }));
  await user.click(next.getByRole('link', { name: /^PLN-\d{6}$/ }));
  expect(await heading(/^PLN-\d{6}$/)).toHaveFocus();
});

test('a page that replaces another one in the history is shown from its top', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo');
  await visit('/users'); // which a guest may not see
  await heading('Log in');
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});

test('the heading of the confirmation has the focus after a login', async () => {
  const user = userEvent.setup();
  const draft = {
    items: [{ productId: productNamed('Espresso machine'), quantity: 1 }],
    offerCode: 'STD6',
  };
  const { latestCode } = await visit('/checkout/confirmation', { draft });
  await user.type(await screen.findByLabelText('Phone or e-mail'), '+49 151 12345678{Enter}');
  await screen.findByLabelText('Digit 1 of 6');
  autofillCode(latestCode());
  await screen.findByLabelText('Income, after tax'); // the page that prepares the order has the same heading
  const budgetHeading = await heading('Does it fit your budget?');
  await waitFor(() => expect(budgetHeading).toHaveFocus());
});
