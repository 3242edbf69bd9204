import { vi } from 'vitest';

/** Repeats a check until it passes. The limit, in ms, is for what hangs, not for what is slow. */
export const until = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000 });
