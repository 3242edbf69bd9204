import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';

test('each step of the confirmation focuses its heading, from the signature to the receipt', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const customer = customerInApplication();
  await customer.orders('Espresso machine', 'STD6', 'slow');
  scrollTo.mockClear();
  await customer.confirms();
  const waiting = await screen.findByRole('heading', { level: 1, name: 'Completing your payment' });
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(waiting).toHaveFocus();
  await customer.shop().later(4_000);
  const receipt = await screen.findByRole('heading', { level: 1, name: 'Order confirmed' });
  expect(receipt).toHaveFocus();
  await screen.findByRole('button', { name: 'Copy receipt' }); // no import is under way when the test ends
});
