import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paymentList } from '#src/administration/payments/list.tsx';
import { visit } from '#tests/kit/visit.tsx';

test('what a row opens is loaded when the rows are shown, before one is opened', async () => {
  const { Facts } = paymentList.details ?? expect.fail();
  const loads = vi.spyOn(Facts, 'prefetch');
  await visit('/mini-admin/payments?limit=10', { who: 'administrator' });
  const table = await screen.findByRole('table', { name: 'Payments' });
  await waitFor(() => expect(loads).toHaveBeenCalledOnce());
  const [row] = within(table).getAllByRole('rowheader');
  await userEvent.setup().click(within(row ?? table).getByRole('link'));
  expect(await screen.findByText('Payment ID')).toBeVisible();
});
