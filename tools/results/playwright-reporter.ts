import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { type RunRecord, writeRun } from './run-record.ts';

/** Writes the record of a run of Playwright. */
export default class RunRecordReporter implements Reporter {
  private suite: Suite | null = null;
  private readonly faults: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError({ message = 'an error without a message' }: TestError): void {
    this.faults.push(message);
  }

  onEnd(): void {
    const tests = (this.suite?.allTests() ?? []).map((test) => ({
      title: test.titlePath().slice(1).join(' > '), // the first is that of all projects, and empty
      state: stateOf(test),
    }));
    writeRun('e2e', { tests, faults: this.faults });
  }

  printsToStdio(): boolean {
    return false;
  }
}

function stateOf(test: TestCase): RunRecord['tests'][number]['state'] {
  const outcome = test.outcome();
  if (outcome === 'expected') return 'passed';
  if (outcome !== 'skipped') return 'failed';
  // Playwright calls "skipped", too, what a run that was cut short never started or never finished.
  return test.results.some(({ status }) => status === 'skipped') ? 'skipped' : 'unfinished';
}
