import { screen, waitFor } from '@testing-library/react';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { render } from '#tests/kit/render.tsx';

const problemOf = (code: string, retryAfterS: number) => ({
  kind: 'problem',
  problem: {
    code,
    status: 503,
    title: 'Closed for maintenance',
    detail: 'The service is back soon.',
    requestId: 'req-9',
    retryAfterS,
  },
});

function shown(error: unknown) {
  const onRetry = vi.fn<() => void>();
  const { rerender } = render(<ProblemNotice error={error} onRetry={onRetry} />);
  const changes = (other: unknown) => rerender(<ProblemNotice error={other} onRetry={onRetry} />);
  return { onRetry, changes };
}

test('during maintenance the request is repeated after the time in the answer, and again after the time in the next one', async () => {
  const { onRetry, changes } = shown(problemOf('maintenance', 2));
  expect(await screen.findByRole('timer')).toHaveTextContent(/^0:0[12]$/);
  expect(onRetry).not.toHaveBeenCalled();
  await waitFor(() => expect(onRetry).toHaveBeenCalledOnce(), { timeout: 5_000 });
  expect(screen.queryByRole('timer')).toBeNull();
  changes(problemOf('maintenance', 1));
  await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(2), { timeout: 5_000 });
});

test('after any other failure only a press retries', async () => {
  const { onRetry } = shown(problemOf('storage-unavailable', 0.1));
  await sleep(300);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(onRetry).not.toHaveBeenCalled();
});
