import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contract } from '#contracts/index.ts';
import { junitOf } from './junit.ts';
import { writePage } from './report.ts';
import { casesIn, countsOf, linesOf } from './results.ts';
import { namePattern } from './selection.ts';

export interface SuiteRun {
  readonly baseUrl: string;
  /** Null for a backend without test control: then the cases that need it are not reached. */
  readonly controlUrl: string | null;
  /** Sessions that stand in for those of the test control: of the customer, the administrator, and others by contact. */
  readonly tokens: Readonly<Record<string, string>>;
  /** What the random sequences are compared with; null for nothing. */
  readonly against: 'mock' | null;
  /** The operations and flows whose cases are run; null for all. */
  readonly only: readonly string[] | null;
  /** Operations that the backend does not have: a case that needs one of them is not reached. */
  readonly notBuilt?: readonly string[];
  /** The folder for what was found; null for none. */
  readonly report: string | null;
}

function argumentsFor({ only, notBuilt = [] }: Pick<SuiteRun, 'only' | 'notBuilt'>): readonly string[] {
  const pattern = namePattern({ only, notBuilt });
  return [
    'run',
    'tests/suite',
    '--project=node',
    '--reporter=./tools/verify/suite-reporter.ts',
    '--no-file-parallelism', // each case begins the scenario again, and there is one backend
    ...(pattern === null ? [] : [`--testNamePattern=${pattern}`]),
  ];
}

const environmentFor = ({
  baseUrl,
  controlUrl,
  tokens,
  against,
  notBuilt = [],
}: Omit<SuiteRun, 'report'>) => ({
  ...process.env,
  SUITE_NOT_BUILT: notBuilt.join(','),
  SUITE_BASE_URL: baseUrl,
  SUITE_CONTROL_URL: controlUrl ?? '',
  SUITE_TOKENS: JSON.stringify(tokens),
  SUITE_AGAINST: against ?? '',
});

/** The part of a run that is about what the backend has; null if that is nothing. */
export function builtPart(run: SuiteRun, notBuilt: readonly string[]): SuiteRun | null {
  if (notBuilt.length === 0) return run;
  const isBuilt = (name: string) => !notBuilt.includes(name);
  if (!(run.only ?? Object.keys(contract)).some(isBuilt)) return null;
  return { ...run, only: run.only?.filter(isBuilt) ?? null, notBuilt };
}

/**
 * Runs the contract suite (tests/suite) against an address and prints what it has not reached.
 * @returns whether every case has passed that was reached, and one was
 */
export function runSuite({ report, ...part }: SuiteRun): boolean {
  const folder = report === null ? mkdtempSync(join(tmpdir(), 'verify-')) : resolve(report);
  mkdirSync(folder, { recursive: true });
  const seen = join(folder, 'seen.jsonl');
  const results = join(folder, 'results.json');
  for (const file of [seen, results]) rmSync(file, { force: true });
  const intoFile = ['--reporter=json', `--outputFile.json=${results}`];
  try {
    const { status } = spawnSync('vitest', [...argumentsFor(part), ...intoFile], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...environmentFor(part), SUITE_SEEN: seen },
    });
    const cases = casesIn(JSON.parse(readFileSync(results, 'utf8')));
    for (const line of linesOf(cases)) console.log(line);
    if (report !== null) {
      writeFileSync(join(folder, 'junit.xml'), junitOf(cases));
      writePage(folder, seen, cases, part.only !== null);
    }
    return status === 0 && countsOf(cases).passed > 0;
  } finally {
    if (report === null) rmSync(folder, { recursive: true });
  }
}
