import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deleteRun, type Runner } from './run-record.ts';

const reporter = (name: 'vitest' | 'playwright' | 'address') =>
  join(import.meta.dirname, `${name}-reporter.ts`);

/** For programs that show results, such as a CI: the format that most of them read. */
const junitFile = (runner: Runner) => resolve('test-results/junit', `${runner}.xml`);

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** How each runner is started: with one reporter for people, one for JUnit, and ours, one of which writes its record. */
export const commands: Readonly<Record<Runner, Command>> = {
  unit: {
    program: 'vitest',
    args: [
      'run',
      ...['default', 'junit', reporter('vitest')].map((name) => `--reporter=${name}`),
      `--outputFile.junit=${junitFile('unit')}`,
    ],
    env: { NODE_COMPILE_CACHE: resolve('test-results/compile-cache') }, // for the servers and runners that tests start
  },
  e2e: {
    program: 'playwright',
    args: [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      `--reporter=${['list', 'junit', reporter('playwright'), reporter('address')].join()}`,
    ],
    env: {
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: junitFile('e2e'),
      PLAYWRIGHT_JUNIT_INCLUDE_PROJECT_IN_TEST_NAME: '1', // a test of both sizes has one title
    },
  },
};

/** Removes the last reports, so that no older report is read after a crash of the runner. */
export function deleteReports(runner: Runner): void {
  deleteRun(runner);
  rmSync(junitFile(runner), { force: true });
}
