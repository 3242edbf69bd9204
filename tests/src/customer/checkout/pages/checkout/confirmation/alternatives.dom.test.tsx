import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productNamed, visit } from '#tests/kit/visit.tsx';

test('a plan that is not offered for the order says which plans fit, and leads to them', async () => {
  await visit('/checkout/confirmation', {
    who: 'mira',
    draft: {
      items: [{ productId: productNamed('Espresso machine'), quantity: 1 }],
      offerCode: 'SEC36', // from 2,000.00 on
    },
  });
  const fitting = within(await screen.findByRole('region', { name: 'Plans that fit' }));
  expect(fitting.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pay in 4',
    '6 months',
    '12 months',
    '24 months, secured',
  ]);
  expect(screen.getByRole('link', { name: 'Choose another plan' })).toHaveAttribute(
    'href',
    '/checkout?step=plan',
  );
});
