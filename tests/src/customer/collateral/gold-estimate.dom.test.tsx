import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

test('gold is estimated by stamp and weight, and the lower value is declared', async () => {
  const user = userEvent.setup();
  await visit('/checkout/collateral', { who: 'mira', scenario: 'one-of-each' });
  const another = await screen.findByRole('button', { name: /Offer something|Add something/ });
  await user.click(another);
  expect(screen.queryByLabelText('Weight')).toBeNull();
  await user.click(await screen.findByRole('radio', { name: 'Gold and jewellery' }));
  await user.selectOptions(await screen.findByLabelText('Stamp'), '750 (18 carat)');
  // A dot is not left out: 1.5 g would be read as 15 g.
  await user.type(screen.getByLabelText('Weight'), '1.5');
  await user.tab();
  expect(await screen.findByText(/^Enter a whole number/)).toBeVisible();
  await user.clear(screen.getByLabelText('Weight'));
  await user.type(screen.getByLabelText('Weight'), '10001');
  await user.tab();
  expect(await screen.findByText('Enter 1 to 10,000')).toBeVisible();
  await user.clear(screen.getByLabelText('Weight'));
  await user.type(screen.getByLabelText('Weight'), '38');
  expect(screen.queryByText(/^Enter/)).toBeNull();
  // 28.5 g of fine gold at 80.00 and at 90.00
  expect(await screen.findByText(/Stones and workmanship/)).toHaveTextContent(
    '€2,280.00 to €2,565.00 at today’s gold prices.',
  );
  await user.click(screen.getByRole('button', { name: 'Use €2,280.00' }));
  expect(screen.getByLabelText('Your estimate of its value')).toHaveValue('2,280.00');
});
