import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import type { Order } from '#contracts/orders/order.ts';
import { createAppStore } from '#src/app/store.ts';
import { Waiting } from '#src/customer/checkout/pages/checkout/confirmation/Waiting.tsx';
import { defaults } from '#src/platform/settings/configuration.ts';
import { ConfigurationContext } from '#src/platform/settings/use-configuration.ts';
import { render } from '#tests/kit/render.tsx';

const order = { number: 'ORD-000123', downPayment: { amountMinor: 120_00, currency: 'EUR' } } as Order; // what it reads

test('the bank’s decision is polled each second while the page is visible', () => {
  vi.useFakeTimers();
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
  });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const refetch = vi.fn();
  render(
    <Provider store={store}>
      <ConfigurationContext value={defaults}>
        <Waiting order={order} payment={null} refetch={refetch} />
      </ConfigurationContext>
    </Provider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Paying €120.00.'); // by card, wallet or scratchcards
  act(() => void vi.advanceTimersByTime(3_000));
  expect(refetch).toHaveBeenCalledTimes(3);
  visibility.mockReturnValue('hidden');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(refetch).toHaveBeenCalledTimes(3);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(refetch).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
