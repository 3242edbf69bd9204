import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? '';

test('a line due on a day without banks says when it is collected', async () => {
  await visit('/installments/details?plan=PLN-000101', { who: 'mira', scenario: 'overdue-fee' });
  const button = await screen.findByRole('button', { name: '2: calculation of instalment 2' });
  const row = button.closest('tr');
  expect(plain(row?.textContent ?? null)).toContain('30 Jan 2027collected Mon 1 Feb'); // a Saturday
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'See the calculation' }));
  expect(await screen.findByText(/^Banks are closed on/)).toHaveTextContent(
    'Banks are closed on 30 Jan 2027: it is collected on 1 Feb 2027, and its grace period starts then.',
  );
  const friday = screen.getByRole('button', { name: '4: calculation of instalment 4' }).closest('tr');
  expect(friday).not.toHaveTextContent('collected');
});

test('the limit of a payment ahead is said by its quote alone', async () => {
  const user = userEvent.setup();
  await visit('/installments/details?plan=PLN-000101&ahead=72487', { who: 'mira' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay ahead' }));
  expect(await dialog.findByText(/€724\.86 or less ahead/)).toBeVisible();
  expect(dialog.queryByText(/At most/)).toBeNull();
  await user.keyboard('{Escape}');
});
