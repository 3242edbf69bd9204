import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { collateralOf } from '#tests/kit/collateral.ts';
import { fill } from '#tests/kit/fill.ts';
import { person } from '#tests/kit/person.ts';
import { visit } from '#tests/kit/visit.tsx';

test('a kind with a maximum age asks for the year and says which years are taken', async () => {
  const user = userEvent.setup();
  const on = await openBackend();
  const order = await collateralOf(on, await person(on)).securedOrder();
  await on.wait(61_000);
  const { backend } = await visit(`/checkout/collateral?order=${order.id}`, { who: 'mira', on });
  await user.click(await screen.findByRole('radio', { name: 'Gold and jewellery' }));
  expect(screen.queryByLabelText('Year in which it was made')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Electronics' }));
  await fill(user, screen.getByLabelText('Description'), 'Camera with two lenses');
  await user.type(screen.getByLabelText('Your estimate of its value'), '1000');
  const add = screen.getByRole('button', { name: 'Add and continue with documents' });
  await user.click(add);
  expect(await screen.findByText('Enter a year, such as 2025')).toBeVisible();

  const year = screen.getByLabelText('Year in which it was made');
  await user.type(year, '2020');
  await user.click(add);
  expect(await screen.findByText('We take what was made from 2024 to 2027.')).toBeVisible();
  expect(year).toBeInvalid();
  expect(backend.store.tables.collaterals.all()).toEqual([]);

  await user.clear(year);
  await user.type(year, '2025');
  await user.click(add);
  await screen.findByRole('article');
  expect(backend.store.tables.collaterals.all()).toMatchObject([{ type: 'ELECTRONICS', yearMade: 2025 }]);
});
