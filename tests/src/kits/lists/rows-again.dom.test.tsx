import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paymentList } from '#src/administration/payments/list.tsx';
import { visit } from '#tests/kit/visit.tsx';
import { until } from '#tests/kit/until.ts';

test('a row is rendered again when it is selected, not for changes outside the rows', async () => {
  const user = userEvent.setup();
  const [column] = paymentList.columns;
  if (!column) throw new Error('Payments have no columns');
  const rendered = vi.spyOn(column, 'render');
  await visit('/mini-admin/payments?limit=10', { who: 'administrator' });
  await screen.findByRole('table', { name: 'Payments' });
  await screen.findByRole('checkbox', { name: 'Select row 10' });
  await until(() => expect(rendered).toHaveBeenCalled());
  const before = rendered.mock.calls.length;
  expect(before).toBeLessThanOrEqual(20); // at most once more, for what is known after the first rendering
  await user.keyboard('e');
  await screen.findByRole('dialog', { name: /Export/ });
  expect(rendered).toHaveBeenCalledTimes(before);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
  expect(screen.getByRole('checkbox', { name: 'Select row 1' })).toBeChecked();
  expect(rendered).toHaveBeenCalledTimes(before + 1);
});

test('a search renders only the rows that it found, each once', async () => {
  const user = userEvent.setup();
  const [column] = paymentList.columns;
  if (!column) throw new Error('Payments have no columns');
  await visit('/mini-admin/payments?limit=10', { who: 'administrator' });
  await screen.findByRole('checkbox', { name: 'Select row 10' });
  const rendered = vi.spyOn(column, 'render');
  await user.type(screen.getByRole('searchbox'), 'm');
  await until(() => expect(rendered).toHaveBeenCalled());
  await until(() =>
    expect(screen.getByRole('region', { name: 'Payments' })).toHaveAttribute('aria-busy', 'false'),
  );
  expect(rendered).toHaveBeenCalledTimes(document.querySelectorAll('[data-row]').length);
});
