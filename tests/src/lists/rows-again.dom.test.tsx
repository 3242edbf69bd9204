import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paymentList } from '#src/features/payments/list.tsx';
import { visit } from '#tests/kit/visit.tsx';

test('rows are rendered again when the selection changes, and not for changes outside the rows', async () => {
  const user = userEvent.setup();
  const [column] = paymentList.columns;
  if (!column) throw new Error('Payments have no columns');
  const rendered = vi.spyOn(column, 'render');
  await visit('/mini-admin/payments?limit=10', { who: 'administrator' });
  await screen.findByRole('table', { name: 'Payments' });
  await screen.findByRole('checkbox', { name: 'Select row 10' });
  await vi.waitFor(() => expect(rendered).toHaveBeenCalled());
  const before = rendered.mock.calls.length;
  expect(before).toBeLessThanOrEqual(20); // at most once more, for what is known after the first rendering
  await user.keyboard('e');
  await screen.findByRole('dialog', { name: /Export/ });
  expect(rendered).toHaveBeenCalledTimes(before);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
  expect(rendered.mock.calls.length).toBeGreaterThan(before);
});
