import { type RunnerTestCase, TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What the case needs that the backend does not offer. */
    notReached?: string;
  }
}

/** Ends the case that runs, which then counts neither as passed nor as failed; the report names the reason. */
export function notReached(reason: string): never {
  const { SUITE_BASE_URL: baseUrl, SUITE_CONTROL_URL: controlUrl } = process.env;
  if (!baseUrl || controlUrl) throw new Error(`This backend has test control, but a case ${reason}.`);
  const { context, meta } = TestRunner.getCurrentTest<RunnerTestCase>();
  meta.notReached = reason;
  return context.skip(`not reached: ${reason}`);
}
