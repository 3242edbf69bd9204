import { waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

type User = ReturnType<typeof userEvent.setup>;

/** Types a test card that the bank accepts. */
export async function entersCard(user: User, inside: ReturnType<typeof within>): Promise<void> {
  await user.type(await inside.findByLabelText('Card number'), '4242424242424242');
  await user.type(inside.getByLabelText('Expires'), '1230');
  await user.type(inside.getByLabelText('Security code'), '123');
  await user.type(inside.getByLabelText('Name on the card'), 'Mira Okafor');
}

/** Enters a test card and presses the button that names the amount. */
export async function payBy(user: User, dialog: HTMLElement, label: string | RegExp): Promise<void> {
  await entersCard(user, within(dialog));
  const button = await within(dialog).findByRole('button', { name: label });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}
