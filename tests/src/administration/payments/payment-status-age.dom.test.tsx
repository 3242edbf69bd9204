import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PaymentStatusAge } from '#src/administration/payments/PaymentStatusAge.tsx';
import { serverTimeReceived } from '#src/platform/browser/server-time.ts';
import { appAt } from '#tests/kit/application.tsx';

afterEach(() => vi.useRealTimers());

const asked = '2027-01-10T09:00:00.000Z';

function show(pendingSince: string | null) {
  vi.useFakeTimers({ now: Date.parse(asked) + 60_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
  return appAt('/other/terms', {
    part: <PaymentStatusAge payment={{ status: 'PROCESSING', pendingSince }} />,
  });
}

test('says how long ago the bank was asked, on the backend’s clock, and counts on', () => {
  const { store } = show(asked);
  expect(screen.getByText('Asked', { exact: false })).toHaveTextContent('Asked 1 minute ago');
  act(() => void store.dispatch(serverTimeReceived(120_000)));
  expect(screen.getByText('Asked', { exact: false })).toHaveTextContent('Asked 3 minutes ago');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Asked', { exact: false })).toHaveTextContent('Asked 4 minutes ago');
});

test('says nothing of a bank that is not asked', () => {
  show(null);
  expect(screen.getByText('In progress')).toBeVisible();
  expect(screen.queryByText('Asked', { exact: false })).toBeNull();
});
