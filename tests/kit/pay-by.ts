import { waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { asWritten, cardNumbers } from './people.ts';

type User = ReturnType<typeof userEvent.setup>;
type Inside = ReturnType<typeof within>;

/** Chooses to enter a card where saved ones are offered; ends when its fields are shown. */
export async function choosesNewCard(
  user: User,
  inside: Pick<Inside, 'queryByRole' | 'findByLabelText' | 'getByLabelText'>,
): Promise<void> {
  const other = () => inside.queryByRole('radio', { name: 'New card' });
  await waitFor(() => other() ?? inside.getByLabelText('Card number'));
  const choice = other();
  if (choice) await user.click(choice);
  await inside.findByLabelText('Card number');
}

/** Fills in a test card from the demo's menu. */
export async function takesDemoCard(
  user: User,
  inside: Pick<Inside, 'findByRole'>,
  number: string = cardNumbers.good,
): Promise<void> {
  await user.click(await inside.findByRole('button', { name: 'Demo cards' }));
  await user.click(await inside.findByRole('menuitem', { name: new RegExp(`^${asWritten(number)}`) }));
}

/** Types a test card, by default one that the bank accepts. */
export async function entersCard(
  user: User,
  inside: Inside,
  number: string = cardNumbers.good,
): Promise<void> {
  await choosesNewCard(user, inside);
  await user.type(inside.getByLabelText('Card number'), number);
  await user.type(inside.getByLabelText('Expires'), '1230');
  await user.type(inside.getByLabelText('Security code'), '123');
  await user.type(inside.getByLabelText('Name on the card'), 'Mira Okafor');
}

/** Enters a test card and presses the button that names the amount. */
export async function payBy(
  user: User,
  dialog: HTMLElement,
  label: string | RegExp,
  number?: string,
): Promise<void> {
  await entersCard(user, within(dialog), number);
  const button = await within(dialog).findByRole('button', { name: label });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}
