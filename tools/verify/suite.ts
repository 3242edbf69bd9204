import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { patternOf } from './pattern.ts';
import { writeReport } from './report.ts';

export interface SuiteRun {
  readonly baseUrl: string;
  readonly controlUrl: string;
  /** What the random sequences are compared with; null for nothing. */
  readonly against: 'mock' | null;
  /** A text that the names of cases contain; null for all. */
  readonly only: string | null;
  /** The folder for what was found; null for none. */
  readonly report: string | null;
}

type Part = Omit<SuiteRun, 'report' | 'against'>;

const argumentsFor = (only: string | null) => [
  'run',
  'tests/suite',
  '--project=node',
  '--no-file-parallelism', // each case begins the situation anew, and there is one backend
  ...(only === null ? [] : [`--testNamePattern=${patternOf(only)}`]),
];

const environmentFor = ({ baseUrl, controlUrl }: Part) => ({
  ...process.env,
  SUITE_BASE_URL: baseUrl,
  SUITE_CONTROL_URL: controlUrl,
});

const program = { command: 'vitest', shell: process.platform === 'win32' } as const;

/** What makes a run leave its results in a folder, and writes the page from them afterwards. */
function reportIn(folder: string) {
  mkdirSync(folder, { recursive: true });
  const seen = join(folder, 'seen.jsonl');
  rmSync(seen, { force: true });
  return {
    args: [
      '--reporter=default',
      '--reporter=junit',
      `--outputFile.junit=${join(folder, 'junit.xml')}`,
      '--reporter=json',
      `--outputFile.json=${join(folder, 'results.json')}`,
    ],
    env: { SUITE_SEEN: seen },
    write: () => writeReport(folder, seen),
  };
}

/** Runs the contract suite (tests/suite) against an address; returns whether every case has passed. */
export function runSuite({ report: folder, against, ...part }: SuiteRun): boolean {
  const report = folder === null ? null : reportIn(resolve(folder));
  const { status } = spawnSync(program.command, [...argumentsFor(part.only), ...(report?.args ?? [])], {
    stdio: 'inherit',
    shell: program.shell,
    env: { ...environmentFor(part), ...(against && { SUITE_AGAINST: against }), ...report?.env },
  });
  report?.write();
  return status === 0;
}
