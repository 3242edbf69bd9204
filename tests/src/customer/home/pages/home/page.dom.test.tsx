import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fieldChanged } from '#src/pwa/release/persisted-fields.ts';
import { internalProblem, productNamed, visit, storedDraft } from '#tests/kit/visit.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const offers = () => screen.findByRole('list', { name: 'Plans for this amount' });

// Expected figures: docs/domain.md, "Worked examples", an order of 1,200.00.
describe('the calculator', () => {
  test('[ROUTE-01] shows the cost of the amount with three plans, and of all plans to the cent on request', async () => {
    const user = userEvent.setup();
    await visit('/');
    const list = await offers();
    const texts = () =>
      within(list)
        .getAllByRole('listitem')
        .map((row) => plain(row.textContent));
    const [four, six, twelve, ...others] = texts();
    expect(four).toBe('Pay in 44 × €300.00€300.00 today · no interest€1,200.00 in total');
    expect(six).toBe('6 months€183.69 a month€120.00 today · APRC 7.23%€1,222.16 in total');
    expect(twelve).toBe('12 months€94.90 a month€120.00 today · APRC 10.36%€1,258.79 in total');
    expect(others).toEqual([]);
    const all = screen.getByRole('button', { name: 'All 5 plans, to the cent' });
    expect(all).toHaveAttribute('aria-expanded', 'false');
    await user.click(all);
    const [, exact, , secured, longest] = texts();
    expect(exact).toContain('5 × €183.69, then €183.71€22.16 interest');
    expect(secured).toContain('€43.81 a month');
    expect(longest).toContain('Add €800.00'); // why it is not available
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(texts()).toHaveLength(3);
  });

  test('follows the slider and keeps the last figures until the next ones arrive', async () => {
    const { store } = await visit('/');
    const list = await offers();
    const slider = screen.getByRole('slider', { name: 'Amount' });
    fireEvent.keyDown(slider, { key: 'Home' }); // 50
    for (let steps = 0; steps < 5; steps += 1) fireEvent.keyDown(slider, { key: 'ArrowRight' }); // 10 each
    expect(slider).toHaveAttribute('aria-valuetext', '€100.00');
    expect(store.getState().persistedFields['calculator.amount']).toBe('100'); // survives a reload for an update
    expect(plain(list.textContent)).toContain('€183.69');
    await waitFor(() => expect(plain(list.textContent)).toContain('4 × €25.00'));
  });

  test('starts with the amount that was chosen before a reload, within its range', async () => {
    const { store } = await visit('/');
    await offers();
    const slider = screen.getByRole('slider', { name: 'Amount' });
    for (const [kept, valueText] of [
      ['2000', '€2,000.00'],
      ['9000', '€1,200.00'],
      ['much', '€1,200.00'],
    ] as const) {
      act(() => void store.dispatch(fieldChanged({ field: 'calculator.amount', text: kept })));
      expect(slider).toHaveAttribute('aria-valuetext', valueText);
    }
  });
});

describe('the catalogue', () => {
  // 10 % down and 12 months at 9.9 %: computed apart from the code, see tests/mocks/rules/monthly-from.test.ts.
  test('shows the monthly price of each product and its full price; each leads to its page', async () => {
    await visit('/');
    await screen.findByText('City e-bike', { selector: 'a' });
    const tiles = within(screen.getByRole('region', { name: 'Products' })).getAllByRole('listitem');
    const textOf = (name: string) =>
      plain(tiles.find((tile) => within(tile).queryByRole('heading', { name }))?.textContent);
    expect(textOf('City e-bike')).toBe('City e-bikefrom €189.80 a month€2,400.00');
    expect(textOf('Headphones')).toBe('Headphonesfrom €27.60 a month€349.00');
    expect(textOf('Coffee grinder')).toBe('Coffee grinderfrom €32.15 a month€210.00');
    expect(textOf('Pour-over dripper')).toBe(
      'Pour-over dripperPay monthly together with other products€49.00',
    );
    expect(screen.getByRole('link', { name: 'Headphones' })).toHaveAttribute(
      'href',
      '/product?sku=HEADPHONES-01',
    );
    // The first tile has four cells; the last one fills the row.
    expect(tiles.map(({ dataset }) => dataset['size'])).toEqual([
      'large',
      ...Array.from({ length: 6 }, () => undefined),
      'broad',
    ]);
  });

  test('puts one of a product into the cart with each press, also in a double click', async () => {
    const user = userEvent.setup();
    await visit('/');
    const add = await screen.findByRole('button', { name: 'Add to cart: Espresso machine' });
    await user.dblClick(add);
    expect(screen.getByRole('link', { name: '1 in cart' })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: '2 in cart' })).toHaveAttribute('href', '/checkout?step=cart');
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/checkout?step=cart');
    expect(screen.getByText(/Espresso machine added to your cart/)).toBeInTheDocument();
    // The notice would push the products down while a person chooses; the next visit shows it.
    expect(screen.queryByRole('region', { name: 'Open purchase' })).not.toBeInTheDocument();
    expect(storedDraft().items).toEqual([{ productId: productNamed('Espresso machine'), quantity: 2 }]);
  });

  test('the header links to the cart on every page of the customer while it has items', async () => {
    await visit('/other/terms', {
      draft: { items: [{ productId: productNamed('Espresso machine'), quantity: 2 }] },
    });
    const cart = await screen.findByRole('link', { name: 'Cart, 2 items' });
    expect(cart).toHaveAttribute('href', '/checkout?step=cart');
  });

  test('an unfinished purchase is offered again, at the step where it was left', async () => {
    await visit('/', {
      draft: {
        items: [{ productId: productNamed('Coffee grinder'), quantity: 1 }],
        step: 'plan',
        savedAt: new Date(Date.now() - 5 * 60_000).toISOString(),
      },
    });
    const waiting = await screen.findByRole('region', { name: 'Open purchase' });
    await within(waiting).findByText('Coffee grinder');
    expect(waiting).toHaveTextContent('Saved 5 minutes ago');
    expect(within(waiting).getByRole('link')).toHaveAttribute('href', '/checkout?step=plan');
  });

  test('[API-03] a failed list says so with its request id while the rest of the page works', async () => {
    await visit('/', {
      instead: (_url, request) =>
        request.url.includes('/v1/products')
          ? new Response('{"items":[]}', { headers: { 'X-Request-Id': 'req-77' } })
          : null,
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The answer breaks the contract');
    expect(alert).toHaveTextContent('Request req-77');
    expect(await offers()).toBeInTheDocument();
  });
});

test('plans that were read are not marked as updating once their update has failed', async () => {
  let isBroken = false;
  await visit('/', {
    instead: (url) => (isBroken && url.pathname.endsWith('/quote-comparisons') ? internalProblem(url) : null),
  });
  await offers();
  isBroken = true;
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Amount' }), { key: 'Home' });
  expect(await screen.findByText(/which were read before\.$/)).toBeVisible();
  expect(await offers()).toHaveAttribute('aria-busy', 'false');
});
