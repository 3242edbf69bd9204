import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productNamed, visit } from '#tests/kit/visit.tsx';

const draft = { items: [{ productId: productNamed('Espresso machine'), quantity: 1 }] };

test('the cart says that a plan can be opened, and how much of it can be financed', async () => {
  await visit('/checkout', { who: 'mira', scenario: 'happy', draft });
  expect(await screen.findByText('You can open a plan')).toBeVisible();
  expect(screen.getByText(/^Up to €[\d,.]+ can be financed/)).toBeVisible();
});

test('a customer with a late plan reads so in the cart', async () => {
  await visit('/checkout', { who: 'mira', scenario: 'overdue-fee', draft });
  expect(await screen.findByText('You cannot open a plan at the moment')).toBeVisible();
  expect(screen.getByText('One of your plans is overdue. Pay what is late first.')).toBeVisible();
});

test('eligibility is not requested for a visitor', async () => {
  const { requests } = await visit('/checkout', { draft });
  await waitFor(() => expect(requests.some(({ name }) => name.includes('quote-comparisons'))).toBe(true));
  await screen.findByRole('link', { name: 'Choose a plan' });
  expect(requests.filter(({ name }) => name.includes('eligibility'))).toEqual([]);
});
