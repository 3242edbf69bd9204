import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
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

/** As the error of a query: what only reads is repeated by itself. */
const ofRead = (error: object) => ({ ...error, isRead: true });

function renderCountdown(error: unknown) {
  const onRetry = vi.fn<() => void>();
  const { rerender } = render(<ProblemNotice error={error} onRetry={onRetry} />);
  const changes = (other: unknown) => rerender(<ProblemNotice error={other} onRetry={onRetry} />);
  return { onRetry, changes };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));

/** Lets the time of the countdowns pass. */
const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('during maintenance the request is repeated after the time in each answer', async () => {
  const { onRetry, changes } = renderCountdown(ofRead(problemOf('maintenance', 2)));
  expect(await screen.findByRole('timer')).toHaveTextContent('0:02');
  passes(1_500);
  expect(screen.getByRole('timer')).toHaveTextContent('0:01');
  expect(onRetry).not.toHaveBeenCalled();
  passes(500);
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('timer')).toBeNull();
  changes(ofRead(problemOf('maintenance', 1)));
  passes(1_000);
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('after any other failure only a press retries', async () => {
  const { onRetry } = renderCountdown(ofRead(problemOf('storage-unavailable', 0.1)));
  await vi.dynamicImportSettled();
  passes(1_000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(onRetry).not.toHaveBeenCalled();
});

test('a command refused for maintenance is not sent again by itself', async () => {
  const user = userEvent.setup();
  const [first, second, command] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <>
      <ProblemNotice error={ofRead(problemOf('maintenance', 2))} onRetry={first} />
      <ProblemNotice error={ofRead(problemOf('maintenance', 2))} onRetry={second} />
      <ProblemNotice error={problemOf('maintenance', 2)} onRetry={command} />
    </>,
  );
  // one notice with one countdown for what is read, in the order of the page, and that of the command
  expect(await screen.findAllByRole('timer')).toHaveLength(1);
  const alerts = screen.getAllByRole('alert');
  expect(alerts).toHaveLength(2);
  expect(screen.getByText('Closed for maintenance.')).toBeVisible();
  const [ofReads] = screen.getAllByRole('button', { name: 'Try again' });
  await user.click(ofReads ?? document.body);
  expect([first, second, command].map((each) => each.mock.calls.length)).toEqual([1, 1, 0]);
  passes(2_000);
  expect([first, second, command].map((each) => each.mock.calls.length)).toEqual([2, 2, 0]);
});

test('a dialog has its own notice, and a new first part continues the countdown', async () => {
  const closed = () => ofRead(problemOf('maintenance', 600));
  const parts = (isFirstThere: boolean) => (
    <>
      {isFirstThere && <ProblemNotice key="first" error={closed()} onRetry={vi.fn()} />}
      <ProblemNotice key="second" error={second} onRetry={vi.fn()} />
      <div role="dialog">
        <ProblemNotice error={third} onRetry={vi.fn()} />
      </div>
    </>
  );
  const [second, third] = [closed(), closed()];
  const { rerender } = render(parts(true));
  expect(await screen.findAllByRole('timer')).toHaveLength(2);
  expect(within(screen.getByRole('dialog')).getByRole('timer')).toBeVisible();
  passes(1_000);
  rerender(parts(false));
  const [timer] = await screen.findAllByRole('timer');
  expect(timer).toHaveTextContent('9:59');
});
