import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { internalProblem, productNamed, storedDraft, visit } from '#tests/kit/visit.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const choices = () => screen.findByRole('group', { name: 'How to pay' });

// Expected figures: docs/domain.md, "Worked examples", an order of 1,200.00.
test('a product shows what it is and each plan for it; the suggested one is chosen', async () => {
  await visit('/product?sku=ESPRESSO-01');
  const group = await choices();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Espresso machine');
  expect(document.title).toMatch(/^Espresso machine/);
  expect(screen.getByText(/^Two boilers, a brass group/)).toBeVisible();
  expect(within(group).getAllByRole('radio')).toHaveLength(4);
  expect(screen.getByRole('radio', { name: 'Pay in 4' })).toBeChecked(); // the cheapest without collateral
  const text = plain(group.textContent);
  expect(text).toContain('6 months€183.69 a month€120.00 today · €1,222.16 in total · APRC 7.23%');
  expect(text).toMatch(/36 months.*: Add €800\.00/); // one line with the reason
});

test('the chosen plan goes into the cart with the product, once per press', async () => {
  const user = userEvent.setup();
  await visit('/product?sku=ESPRESSO-01');
  await user.click(within(await choices()).getByRole('radio', { name: '6 months' }));
  await user.dblClick(screen.getByRole('button', { name: 'Add to cart' }));
  expect(storedDraft().items).toEqual([{ productId: productNamed('Espresso machine'), quantity: 1 }]);
  expect(storedDraft().offerCode).toBe('STD6');
  expect(screen.getByRole('link', { name: '1 in cart' })).toHaveAttribute('href', '/checkout?step=cart');
  expect(screen.getByRole('radio', { name: '6 months' })).toBeChecked();
});

test.each(['/product', '/product?sku=NOTHING-01'])(
  '%s says that there is no such product',
  async (address) => {
    await visit(address);
    expect(await screen.findByText('This product is not available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View all products' })).toHaveAttribute('href', '/');
  },
);

test('without its plans a product can still be read and put into the cart', async () => {
  const user = userEvent.setup();
  let isBroken = true;
  await visit('/product?sku=DRIPPER-01', {
    instead: (url) => (isBroken && url.pathname.endsWith('/quote-comparisons') ? internalProblem(url) : null),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(storedDraft().items).toEqual([{ productId: productNamed('Pour-over dripper'), quantity: 1 }]);
  isBroken = false;
  await user.click(again);
  expect(await choices()).toBeVisible();
});
