import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenRendered } from '#src/platform/browser/when-rendered.ts';

/** A browser whose idle periods begin when the test says so; a period runs what was requested before it began. */
function browser() {
  let requested = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal('window', {
    requestIdleCallback(callback: () => void) {
      requested.set((last += 1), callback);
      return last;
    },
    cancelIdleCallback: (request: number) => void requested.delete(request),
  });
  return {
    idle() {
      const due = requested;
      requested = new Map();
      for (const callback of due.values()) callback();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('deferred work starts in the second idle period', () => {
  const { idle } = browser();
  const then = vi.fn();
  whenRendered(then);
  idle();
  expect(then).not.toHaveBeenCalled();
  idle();
  idle();
  expect(then).toHaveBeenCalledTimes(1);
});

test.each([0, 1])('cancelled after %i idle periods it never starts', (periods) => {
  const { idle } = browser();
  const then = vi.fn();
  const cancel = whenRendered(then);
  for (let period = 0; period < periods; period += 1) idle();
  cancel();
  idle();
  idle();
  expect(then).not.toHaveBeenCalled();
});

test('a browser that does not report idle periods waits for a short time', () => {
  vi.stubGlobal('window', {});
  const then = vi.fn();
  const cancelled = vi.fn();
  whenRendered(then);
  const cancel = whenRendered(cancelled);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(150);
  cancel();
  vi.advanceTimersByTime(150);
  expect(then).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
