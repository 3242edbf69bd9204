import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

test.each([
  ['Pay', /\/plan-payment-previews$/, ['Pay']],
  ['Pay ahead', /\/prepayment-quotes$/, ['More', 'Pay ahead']],
  ['Pay the whole plan off', /\/settlement-quotes$/, ['More', 'Pay the whole plan off']],
] as const)(
  'the dialog “%s” says what cannot be computed and requests it again',
  async (title, path, presses) => {
    const user = userEvent.setup();
    let isBroken = true;
    await visit('/installments/details?plan=PLN-000101', {
      who: 'mira',
      instead: (url) => (isBroken && path.test(url.pathname) ? internalProblem(url) : null),
    });
    for (const press of presses) {
      const role = press === presses[0] ? 'button' : 'menuitem';
      await user.click(await screen.findByRole(role, { name: press }));
    }
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const again = await dialog.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);
    expect(await dialog.findByRole('button', { name: /^Pay €/ })).toBeEnabled();
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull());
  },
);
