import { vi } from 'vitest';

/** Repeats a check until it passes. The limit, in ms, is for what hangs, not for what is slow. */
export const until = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  // oxlint-disable-next-line tranche/own-time-limit -- the limit of all tests without a document
  vi.waitFor(check, { timeout: 60_000 });
