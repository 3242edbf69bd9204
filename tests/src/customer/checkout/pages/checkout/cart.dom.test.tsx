import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { api } from '#src/api/api.ts';
import { productNamed, storedDraft, visit } from '#tests/kit/visit.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const machine = { productId: productNamed('Espresso machine'), quantity: 1 };
const dripper = { productId: productNamed('Pour-over dripper'), quantity: 1 };
const summary = () => screen.findByRole('complementary', { name: 'Summary' });

async function apply(code: string) {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Discount code'), `${code}{Enter}`);
  return user;
}

describe('a discount code in the cart', () => {
  test('is accepted in small letters, and can be taken out again', async () => {
    await visit('/checkout', { draft: { items: [machine] } });
    const user = await apply('welcome10');
    expect(await screen.findByText(/applied: −€100\.00/)).toBeVisible();
    const order = await summary();
    expect(plain(order.textContent)).toContain('Discount WELCOME10−€100.00');
    expect(plain(order.textContent)).toContain('€1,100.00');
    expect(storedDraft().discountCode).toBe('WELCOME10');
    await user.click(screen.getByRole('button', { name: 'Remove WELCOME10' }));
    await waitFor(() => expect(plain(order.textContent)).toContain('€1,200.00'));
    expect(storedDraft().discountCode).toBeNull();
  });

  test.each([
    ['nosuchcode', 'There is no code NOSUCHCODE.'],
    ['summer26', 'SUMMER26 was valid until 30 September 2026.'],
    ['x', 'A code has 4 to 20 letters and digits'],
  ])('%s is refused with the reason', async (code, message) => {
    await visit('/checkout', { draft: { items: [machine] } });
    await apply(code);
    expect(await screen.findByText(message)).toBeVisible();
    expect(storedDraft().discountCode).toBeNull();
  });

  test('that no longer applies is removed, and the cart is priced without it', async () => {
    await visit('/checkout', { draft: { items: [dripper], discountCode: 'TRANCHE25' } });
    expect(await screen.findByText(/^Add €[\d.]+ to use TRANCHE25/)).toBeVisible();
    expect(storedDraft().discountCode).toBeNull();
    expect(await summary()).toBeVisible();
  });
});

describe('the cart', () => {
  test('shows the quantity again in a field that was left empty', async () => {
    const user = userEvent.setup();
    await visit('/checkout', { draft: { items: [{ ...machine, quantity: 2 }] } });
    const input = await screen.findByRole('textbox', { name: 'Quantity' });
    await user.clear(input);
    expect(input).toHaveValue('');
    await user.tab();
    expect(input).toHaveValue('2');
    expect(storedDraft().items).toEqual([{ ...machine, quantity: 2 }]);
    await user.clear(input);
    await user.type(input, '3');
    expect(storedDraft().items).toEqual([{ ...machine, quantity: 3 }]);
  });

  test('keeps a quantity as typed that cannot be read, until a button sets one', async () => {
    const user = userEvent.setup();
    await visit('/checkout', { draft: { items: [{ ...machine, quantity: 2 }] } });
    const input = await screen.findByRole('textbox', { name: 'Quantity' });
    await user.clear(input);
    await user.type(input, 'x4');
    await user.tab();
    expect(input).toHaveValue('x4');
    expect(input).toBeInvalid();
    expect(storedDraft().items).toEqual([{ ...machine, quantity: 2 }]);
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(input).toHaveValue('3');
    expect(storedDraft().items).toEqual([{ ...machine, quantity: 3 }]);
  });

  test('names the earlier price of a product whose price has changed', async () => {
    const { backend, store } = await visit('/checkout', { draft: { items: [machine] } });
    await waitFor(() => expect(storedDraft().seenPrices).toEqual({ [machine.productId]: 1_200_00 }));
    await backend.store.transact(({ tables }) => {
      const product = tables.products.get(machine.productId);
      if (product)
        tables.products.replace({ ...product, unitPrice: { amountMinor: 1_250_00, currency: 'EUR' } });
    });
    store.dispatch(api.util.resetApiState());
    const notice = await screen.findByText(
      'Espresso machine now costs €1,250.00; it was €1,200.00 when you last looked.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(storedDraft().seenPrices).toEqual({ [machine.productId]: 1_250_00 });
  });

  test('names it at each later step, too', async () => {
    const seenPrices = { [machine.productId]: 1_150_00 };
    const draft = { items: [machine], offerCode: 'STD6', seenPrices };
    await visit('/checkout?step=payment', { draft });
    expect(
      await screen.findByText('Espresso machine now costs €1,200.00; it was €1,150.00 when you last looked.'),
    ).toBeVisible();
  });

  test('names its monthly price and what is due today', async () => {
    await visit('/checkout', { draft: { items: [machine] } });
    // 94.90 is the instalment over twelve months after 10 % of 1,200.00: docs/domain.md, "Worked examples".
    const note = '€120.00 today, then from €94.90 a month over 12 months.';
    expect(await within(await summary()).findByText(note)).toBeVisible();
  });

  test('names a secured plan only for a cart that no other plan finances', async () => {
    // Three e-bikes for 7,200.00: over 12 months at most 5,000.00 is financed. 20 % of that is due today, and 5,760.00 at 9.90 % in 36 parts is 185.59.
    const bikes = { productId: productNamed('City e-bike'), quantity: 3 };
    await visit('/checkout', { draft: { items: [bikes] } });
    const note = '€1,440.00 today, then from €185.59 a month over 36 months, with collateral.';
    expect(await within(await summary()).findByText(note)).toBeVisible();
  });

  test('below the minimum order says how much is missing for the first plan', async () => {
    await visit('/checkout', { draft: { items: [dripper] } });
    // The dripper costs 48.00, and Pay in 4 begins at 50.00.
    expect(await within(await summary()).findByText(/^Add €[\d.]+ to pay with Pay in 4\.$/)).toBeVisible();
  });
});
