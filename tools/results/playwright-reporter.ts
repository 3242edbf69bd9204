import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter';
import { type RunRecord, saveRun } from './run-record.ts';

// A test that needed a second try is not one that passed.
const states = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;

/** Leaves behind what the end-to-end tests did; the list on the screen is another reporter's. */
export default class PlaywrightRecord implements Reporter {
  #all: Suite | null = null;
  readonly #faults: string[] = [];

  onBegin(_config: FullConfig, all: Suite): void {
    this.#all = all;
  }

  onError(error: TestError): void {
    this.#faults.push(error.message ?? 'an error without words');
  }

  onEnd(): void {
    const tests: RunRecord['tests'] = (this.#all?.allTests() ?? []).map((one) => ({
      title: one.titlePath().filter(Boolean).join(' > '),
      // One that never got its turn (the run was cut short) has no result, and Playwright calls that "skipped".
      state: one.results.length === 0 ? 'unfinished' : states[one.outcome()],
    }));
    saveRun('e2e', { tests, faults: this.#faults });
  }

  printsToStdio(): boolean {
    return false;
  }
}
