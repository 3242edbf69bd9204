import { configureStore } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { serverTimeHeard, serverTimeSlice } from '#src/platform/server-time.ts';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { render } from '#tests/kit/render.tsx';

const aheadMs = 3_600_000;

const closedUntil = (until: string | null) => ({
  kind: 'problem',
  problem: {
    code: 'maintenance',
    status: 503,
    title: 'Closed for maintenance',
    detail: 'The service is back soon.',
    requestId: 'req-9',
    until,
  },
});

function shown(until: string | null) {
  const onRetry = vi.fn<() => void>();
  const store = configureStore({ reducer: { serverTime: serverTimeSlice.reducer } });
  store.dispatch(serverTimeHeard(aheadMs));
  render(
    <Provider store={store}>
      <ProblemNotice error={closedUntil(until)} onRetry={onRetry} />
    </Provider>,
  );
  return onRetry;
}

test('a service that is closed for maintenance is asked once more when the time that it named is over', async () => {
  const onRetry = shown(new Date(Date.now() + aheadMs + 2_000).toISOString());
  expect(await screen.findByRole('timer')).toHaveTextContent(/^0:0[12]$/);
  expect(onRetry).not.toHaveBeenCalled();
  await waitFor(() => expect(onRetry).toHaveBeenCalledOnce(), { timeout: 5_000 });
  expect(screen.queryByRole('timer')).toBeNull();
});

test('without a time, or once it is over, only a press asks again', async () => {
  const forever = shown(null);
  const past = shown(new Date(Date.now() + aheadMs - 60_000).toISOString());
  await expect(screen.findByRole('timer')).rejects.toThrow();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  expect(forever).not.toHaveBeenCalled();
  expect(past).not.toHaveBeenCalled();
});
