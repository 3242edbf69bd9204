import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { productNamed, visit } from '#tests/kit/visit.tsx';

const patience = { timeout: 10_000 };
const items = [{ productId: productNamed('Espresso machine'), quantity: 2 }];

describe('[ROUTE-06] the collateral page', () => {
  test('lists which plans need collateral', async () => {
    await visit('/checkout/collateral');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Collateral' }, patience),
    ).toBeInTheDocument();
    expect(await screen.findAllByText('Needed', {}, patience)).toHaveLength(2);
    expect(screen.getAllByText('None')).toHaveLength(3);
    expect(screen.getByText('No plan is chosen yet')).toBeInTheDocument();
  });

  test('lets a customer continue with a plan that needs none', async () => {
    await visit('/checkout/collateral', { draft: { items, offerCode: 'STD6' } });
    expect(await screen.findByText('6 months needs no collateral', {}, patience)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip and continue' })).toHaveAttribute(
      'href',
      '/checkout?step=payment',
    );
  });

  test('says so of a plan that needs it, and offers another', async () => {
    await visit('/checkout/collateral', { draft: { items, offerCode: 'SEC24' } });
    expect(await screen.findByText(/needs collateral$/, {}, patience)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose another plan' })).toHaveAttribute(
      'href',
      '/checkout?step=plan',
    );
  });
});
