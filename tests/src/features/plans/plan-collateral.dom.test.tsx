import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

test('a secured plan says what secures it, what is missing, and leads there', async () => {
  const scenario = 'collateral-shortfall';
  const { store } = await openBackend({ scenario });
  const [short] = store.tables.collaterals.by('status', 'SHORTFALL');
  const plan = store.tables.plans.get(short?.pledgedTo?.planId ?? '');
  await visit(`/installments/details?plan=${plan?.number}`, { who: 'mira', scenario });
  const heading = await screen.findByRole('heading', { name: 'Collateral' });
  const card = within(heading.closest('section') ?? document.body);
  expect(await card.findByText(short?.description ?? '?')).toBeVisible();
  expect(card.getByText('Shortfall')).toBeVisible();
  expect(card.getByText('Missing')).toBeVisible();
  expect(card.getByRole('link', { name: 'View the collateral' })).toHaveAttribute(
    'href',
    `/checkout/collateral?order=${plan?.orderId}`,
  );
});

test('what is missing leads to paying ahead, with its form open', async () => {
  const user = userEvent.setup();
  await visit('/checkout/collateral', { who: 'mira', scenario: 'collateral-shortfall' });
  await user.click(await screen.findByRole('link', { name: /^pay a part of plan/ }));
  expect(await screen.findByRole('dialog', { name: 'Pay ahead' })).toBeVisible();
}, 60_000);
