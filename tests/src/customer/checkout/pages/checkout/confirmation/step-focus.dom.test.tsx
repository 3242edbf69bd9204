import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';
import { productNamed } from '#tests/kit/visit.tsx';

test('each step of the confirmation focuses its heading, up to the receipt', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const customer = customerInApplication();
  await customer.orders('Espresso machine', 'STD6', 'slow');
  scrollTo.mockClear();
  await customer.confirms();
  const waiting = await screen.findByRole('heading', { level: 1, name: 'Completing your payment' });
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(waiting).toHaveFocus();
  await customer.currentApp().later(4_000);
  const receipt = await screen.findByRole('heading', { level: 1, name: /^€[\d.,]+ paid$/ });
  expect(receipt).toHaveFocus();
  await screen.findByRole('button', { name: 'More' }); // no import is under way when the test ends
});

test('a page that prepares an order has the heading of the next step', async () => {
  const customer = customerInApplication();
  const items = [{ productId: productNamed('Espresso machine'), quantity: 1 }];
  const focusByStep = new Map<string, string | null | undefined>();
  await customer.opens('/checkout/confirmation', {
    who: 'mira',
    draft: { items, offerCode: 'STD6' },
    network: (respond) => async (request) => {
      const response = await respond(request);
      const { pathname } = new URL(request.url);
      if (pathname.includes('/orders'))
        focusByStep.set(
          `${request.method} ${pathname.split('/').at(-1)}`,
          document.querySelector('h1')?.textContent,
        );
      return response;
    },
  });
  await screen.findByLabelText('Income, after tax');
  expect(focusByStep.size).toBeGreaterThan(1);
  expect([...new Set(focusByStep.values())]).toEqual(['Does it fit your budget?']);
});
