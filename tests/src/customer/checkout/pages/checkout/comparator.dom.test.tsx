import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { productNamed, storedDraft, visit } from '#tests/kit/visit.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const items = [{ productId: productNamed('Espresso machine'), quantity: 1 }];

// Expected figures: docs/domain.md, "Worked examples", an order of 1,200.00.
describe('the comparator', () => {
  test('the slider of months moves by one plan for each arrow key', async () => {
    await visit('/checkout?step=plan', { draft: { items, offerCode: 'PAY4' } });
    const slider = await screen.findByRole('slider', { name: 'Months' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Pay in 4, 3 months');
    // in figures only: beside the label a plan's name has no room, and would push the track down
    expect(screen.getByText('Months').nextSibling).toHaveTextContent(/^3$/);
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    await waitFor(() => expect(storedDraft().offerCode).toBe('STD6'));
    expect(slider).toHaveAttribute('aria-valuetext', '6 months');
  });

  test('the table has every figure of every plan, and a plan can be chosen in it', async () => {
    const user = userEvent.setup();
    await visit('/checkout?step=plan', { draft: { items, offerCode: 'PAY4' } });
    await user.click(await screen.findByRole('radio', { name: 'Table' }));
    const table = await screen.findByRole('table', { name: /Plans for this cart/ });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => plain(row.textContent));
    expect(rows[1]).toBe('Pay in 4Cheapest€300.00€300.00€0.00€1,200.000.00%10 Apr 2027');
    expect(rows[2]).toBe('6 months€120.00€183.69€22.16€1,222.167.23%10 Jul 2027');
    expect(rows[4]).toMatch(/^24 months, secured.*Needs collateral/);
    await user.click(within(table).getByRole('radio', { name: '12 months' }));
    expect(storedDraft().offerCode).toBe('STD12');
  });

  test('two plans are compared by their balances over time in a chart and a table', async () => {
    const user = userEvent.setup();
    await visit('/checkout?step=plan', { draft: { items, offerCode: 'STD6' } });
    await user.click(await screen.findByRole('button', { name: 'Compare two plans' }));
    await user.selectOptions(await screen.findByLabelText('Second plan'), '12 months');
    const table = await screen.findByRole('table', {
      name: 'Principal left with 6 months and 12 months',
    });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => plain(row.textContent));
    expect(rows[1]).toBe('10 Jan 2027€1,080.00€1,080.00');
    expect(rows[2]).toMatch(/^10 Feb 2027€902\.61€/);
    expect(rows[7]).toMatch(/^10 Jul 2027€0\.00€/);
    expect(rows.at(-1)).toBe('10 Jan 2028€0.00€0.00');
    expect(
      await screen.findByRole('img', { name: /^Principal left with 6 months and 12 months/ }),
    ).toBeVisible();
  });

  test.each([
    ['PAY4', 'You can pay early at any time.'],
    ['STD6', 'You can pay early at any time and save interest.'],
  ] as const)('%s promises to save interest only where there is some', async (offerCode, note) => {
    await visit('/checkout?step=plan', { draft: { items, offerCode } });
    expect(await screen.findByText(note)).toBeInTheDocument();
  });

  test('the calculation can be printed, and enters no calendar before it is signed', async () => {
    const user = userEvent.setup();
    await visit('/checkout?step=plan', { draft: { items, offerCode: 'STD6' } });
    await user.click(await screen.findByRole('button', { name: 'See the calculation' }));
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  test('a button makes a plan available for a larger quantity of a small cart', async () => {
    const user = userEvent.setup();
    // The dripper costs 49.00; two of them are the 98.00 that reach the 50.00 of Pay in 4.
    const dripper = { productId: productNamed('Pour-over dripper'), quantity: 1 };
    await visit('/checkout?step=plan', { draft: { items: [dripper] } });
    await user.click(await screen.findByRole('button', { name: 'Add 1 × Pour-over dripper for Pay in 4' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Pay in 4' })).toBeChecked());
    expect(storedDraft()).toMatchObject({ items: [{ ...dripper, quantity: 2 }], offerCode: 'PAY4' });
  });

  test('the table has the same button in the row of the plan', async () => {
    const user = userEvent.setup();
    const dripper = { productId: productNamed('Pour-over dripper'), quantity: 1 };
    await visit('/checkout?step=plan', { draft: { items: [dripper] } });
    await user.click(await screen.findByRole('radio', { name: 'Table' }));
    await user.click(await screen.findByRole('button', { name: 'Add 1 × Pour-over dripper for Pay in 4' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Pay in 4' })).toBeChecked());
  });

  test('Alt with an arrow key opens the previous or next step, like the button', async () => {
    const user = userEvent.setup();
    await visit('/checkout?step=plan', { draft: { items, offerCode: 'STD6' } });
    await screen.findByRole('button', { name: 'Continue with 6 months' });
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await screen.findByRole('heading', { level: 1, name: 'Your cart' });
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await screen.findByRole('heading', { level: 1, name: 'How would you like to pay?' });
    await screen.findByRole('button', { name: 'Continue with 6 months' });
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  });

  test('the cost of a late payment is shown before one can occur', async () => {
    await visit('/checkout?step=plan', { draft: { items, offerCode: 'STD6' } });
    const sentence = await screen.findByText(/^Late fee:/);
    expect(plain(sentence.textContent)).toBe(
      'Late fee: €8.00 per instalment after 5 days, never more than €24.00 in total.',
    );
  });
});
