import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readPlaywrightJson } from './playwright-json.ts';
import type { RunRecord } from './run-record.ts';
import { readVitestJson } from './vitest-json.ts';

export const runners = ['unit', 'e2e'] as const;
export type Runner = (typeof runners)[number];

const reportFile = (runner: Runner) => resolve('test-results/runs', `${runner}.json`);

/** For programs that show results, such as a CI: the format that most of them read. */
const junitFile = (runner: Runner) => resolve('test-results/junit', `${runner}.xml`);

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** How each runner is started: with one reporter for people, and its own JSON and JUnit reports in files. */
export const commands: Readonly<Record<Runner, Command>> = {
  unit: {
    program: 'vitest',
    args: [
      'run',
      ...['default', 'json', 'junit'].map((name) => `--reporter=${name}`),
      `--outputFile.json=${reportFile('unit')}`,
      `--outputFile.junit=${junitFile('unit')}`,
    ],
    env: { NODE_COMPILE_CACHE: resolve('test-results/compile-cache') }, // for the servers and runners that tests start
  },
  e2e: {
    program: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json,junit'],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('e2e'),
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: junitFile('e2e'),
      PLAYWRIGHT_JUNIT_INCLUDE_PROJECT_IN_TEST_NAME: '1', // a test of both sizes has one title
    },
  },
};

const readers = { unit: readVitestJson, e2e: readPlaywrightJson } as const;

/** The runner's last report; null when there is none that can be read: it did not run, or crashed. */
export function readRun(runner: Runner): RunRecord | null {
  try {
    return readers[runner](JSON.parse(readFileSync(reportFile(runner), 'utf8')));
  } catch {
    return null;
  }
}

/** Removes the last reports, so that no older report is read after a crash of the runner. */
export function deleteRun(runner: Runner): void {
  for (const file of [reportFile(runner), junitFile(runner)]) rmSync(file, { force: true });
}
