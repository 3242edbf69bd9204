import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

test('a purchase is rated on its receipt in five steps and can be rated again [CONST-07]', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const order = on.store.tables.orders.all().find(({ planNumber }) => planNumber === 'PLN-000101');
  const { requests } = await visit(`/checkout/confirmation?order=${order?.id}`, { who: 'mira', on });
  const stars = await screen.findByRole('radiogroup', { name: 'Was this easy to understand?' });
  const steps = within(stars).getAllByRole('radio', { name: /^[1-5] of 5 stars$/ });
  expect(steps).toHaveLength(5);
  expect(screen.getByRole('heading', { name: 'Was this easy to understand?' })).toBeVisible();
  expect(screen.getByText('1 = confusing, 5 = clear')).toBeVisible();
  const stored = () => on.store.tables.orders.get(order?.id ?? '')?.rating;
  await user.click(document.querySelector(`label[for="${steps[3]?.id}"]`) ?? document.body); // its star
  expect(await screen.findByText('You gave 4 of 5 stars. Thank you.')).toBeVisible();
  expect(stored()).toBe(4);
  steps[4]?.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('You gave 5 of 5 stars. Thank you.')).toBeVisible();
  expect(stored()).toBe(5);
  expect(requests.filter(({ name }) => name.endsWith('/rating'))).toHaveLength(2);
  // the first rating again is a further change, not a repetition of the first press
  steps[3]?.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('You gave 4 of 5 stars. Thank you.')).toBeVisible();
  expect(stored()).toBe(4);
});

test('the administration reads it with the order', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const order = on.store.tables.orders.all().find(({ planNumber }) => planNumber === 'PLN-000101');
  if (!order) throw new Error('The scenario has no such order.');
  await on.store.transact(({ tables }) => tables.orders.replace({ ...order, rating: 3 }));
  await visit(`/orders?open=${order.id}`, { who: 'administrator', on });
  const details = await screen.findByRole('dialog', { name: order.number });
  expect(await within(details).findByRole('img', { name: '3 of 5 stars' })).toBeVisible();
});
