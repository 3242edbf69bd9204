import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productNamed, visit } from '#tests/kit/visit.tsx';

const items = [{ productId: productNamed('Espresso machine'), quantity: 1 }];
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const HOUR = 60 * 60_000;

test('a cart that was left for days says so, and that its prices are current', async () => {
  await visit('/checkout', { draft: { items, savedAt: ago(49 * HOUR) } });
  expect(
    await screen.findByText(/^This is your cart from 2 days ago, as this device kept it\./),
  ).toBeVisible();
});

test('a reload in the middle of a purchase says nothing', async () => {
  await visit('/checkout', { draft: { items, savedAt: ago(HOUR / 2) } });
  await screen.findByRole('link', { name: 'Choose a plan' });
  expect(screen.queryByText(/^This is your cart from/)).toBeNull();
});

test('a cart that is too large for every plan says what helps', async () => {
  await visit('/checkout', {
    draft: { items: [{ ...items[0], productId: items[0]?.productId ?? '', quantity: 99 }] },
  });
  expect(await screen.findByText(/^No plan finances this much\./)).toBeVisible();
});
