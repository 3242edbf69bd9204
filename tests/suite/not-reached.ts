import { type RunnerTestCase, TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What the case needs that the backend does not offer. */
    notReached?: string;
  }
}

/** The case that runs; undefined in what runs before cases. */
export const currentCase = () => TestRunner.getCurrentTest<RunnerTestCase | undefined>();

/** Thrown by what runs before cases, which each of them then says. */
export class NotReached extends Error {}

/** Ends the case that runs, which then counts neither as passed nor as failed; the report names the reason. */
export function endAsNotReached(reason: string): never {
  const test = currentCase();
  if (!test) throw new NotReached(reason);
  test.meta.notReached = reason;
  return test.context.skip(`not reached: ${reason}`);
}

/** The same for what test control would offer, so that a case cannot be left out where there is one. */
export function notReached(reason: string): never {
  const { SUITE_BASE_URL: baseUrl, SUITE_CONTROL_URL: controlUrl } = process.env;
  if (!baseUrl || controlUrl) throw new Error(`This backend has test control, but a case ${reason}.`);
  return endAsNotReached(reason);
}
