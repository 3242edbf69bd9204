import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contract } from '#contracts/index.ts';
import { namePattern } from './selection.ts';
import { writeReport } from './report.ts';

export interface SuiteRun {
  readonly baseUrl: string;
  readonly controlUrl: string;
  /** Words of which the name of a case contains one; null for all cases. */
  readonly only: readonly string[] | null;
  /** Operations that the backend does not have: a case that needs one of them is not reached. */
  readonly notBuilt?: readonly string[];
  /** The folder for what was found; null for none. */
  readonly report: string | null;
}

type Part = Omit<SuiteRun, 'report'>;

const argumentsFor = (only: SuiteRun['only']) => [
  'run',
  'tests/suite',
  '--project=node',
  '--reporter=./tools/verify/suite-reporter.ts',
  '--no-file-parallelism', // each case begins the situation anew, and there is one backend
  ...(only === null ? [] : [`--testNamePattern=${namePattern(only)}`]),
];

const environmentFor = ({ baseUrl, controlUrl, notBuilt = [] }: Part) => ({
  ...process.env,
  SUITE_NOT_BUILT: notBuilt.join(','),
  SUITE_BASE_URL: baseUrl,
  SUITE_CONTROL_URL: controlUrl,
});

/** The part of a run that is about what the backend has; null if that is nothing. */
export function builtPart(run: SuiteRun, notBuilt: readonly string[]): SuiteRun | null {
  if (notBuilt.length === 0) return run;
  const only = (run.only ?? Object.keys(contract)).filter((name) => !notBuilt.includes(name));
  return only.length === 0 ? null : { ...run, only, notBuilt };
}

const program = { command: 'vitest', shell: process.platform === 'win32' } as const;

/** What makes a run leave its results in a folder, and writes the page from them afterwards. */
function reportIn(folder: string) {
  mkdirSync(folder, { recursive: true });
  const seen = join(folder, 'seen.jsonl');
  rmSync(seen, { force: true });
  return {
    args: [
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
export function runSuite({ report: folder, ...part }: SuiteRun): boolean {
  const report = folder === null ? null : reportIn(resolve(folder));
  const { status } = spawnSync(program.command, [...argumentsFor(part.only), ...(report?.args ?? [])], {
    stdio: 'inherit',
    shell: program.shell,
    env: { ...environmentFor(part), ...report?.env },
  });
  report?.write();
  return status === 0;
}

/** Resolves to whether a case of the suite fails; it stops at the first one and prints nothing. */
export function findsDefect(part: Part): Promise<boolean> {
  return new Promise((done, failed) => {
    const child = spawn(program.command, [...argumentsFor(part.only), '--bail=1'], {
      stdio: 'ignore',
      shell: program.shell,
      env: environmentFor(part),
    });
    child.on('error', failed);
    child.on('exit', (code) => done(code !== 0));
  });
}
