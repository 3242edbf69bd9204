import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';
import { laidOutAt } from '#tests/kit/laid-out.ts';
import { productNamed } from '#tests/kit/visit.tsx';

async function atTheSignature(width: number) {
  const customer = customerInApplication();
  const items = [{ productId: productNamed('Espresso machine'), quantity: 1 }];
  await customer.opens('/checkout/confirmation', { draft: { items, offerCode: 'STD6' }, width });
  await customer.signsIn();
  await customer.statesBudget();
  await screen.findByRole('button', { name: 'Send me the code' });
  return customer;
}

const bar = () => screen.queryByRole('complementary', { name: 'Due today' });

describe('the bar of the signature on a phone', () => {
  test('names what is due today, and leads to the first box that is not ticked', async () => {
    laidOutAt(2_000);
    const { user } = await atTheSignature(390);
    const dueToday = await screen.findByRole('complementary', { name: 'Due today' });
    expect(dueToday).toHaveTextContent('€120.00');
    await user.click(within(dueToday).getByRole('button', { name: 'Confirm' }));
    const [terms, privacy] = screen.getAllByRole('checkbox');
    expect(terms).toHaveFocus();
    await user.click(terms ?? dueToday);
    await user.click(within(dueToday).getByRole('button', { name: 'Confirm' }));
    expect(privacy).toHaveFocus();
    await user.click(privacy ?? dueToday);
    await user.click(within(dueToday).getByRole('button', { name: 'Confirm' }));
    expect(screen.getByRole('button', { name: 'Send me the code' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Digit 1 of 6')).toBeVisible();
    expect(bar()).toBeNull(); // the code has a button of its own
  });

  test.each([
    ['with the signature in the window', 390, 500],
    ['once the signature is scrolled past', 390, -500],
    ['on a wide window', 1440, 2_000],
  ])('is not shown %s', async (_when, width, top) => {
    laidOutAt(top);
    await atTheSignature(width);
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
    expect(bar()).toBeNull();
  });
});
