import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { junitOf } from './junit.ts';
import { patternOf } from './pattern.ts';
import { writePage } from './report.ts';
import { casesIn, countsOf, linesOf } from './results.ts';

export interface SuiteRun {
  readonly baseUrl: string;
  /** Null for a backend without test control: then the cases that need it are not reached. */
  readonly controlUrl: string | null;
  /** Sessions that stand in for those of the test control: of the customer, the administrator, and others by contact. */
  readonly tokens: Readonly<Record<string, string>>;
  /** What the random sequences are compared with; null for nothing. */
  readonly against: 'mock' | null;
  /** A text that the names of cases contain; null for all. */
  readonly only: string | null;
  /** The folder for what was found; null for none. */
  readonly report: string | null;
}

const argumentsFor = (only: string | null) => [
  'run',
  'tests/suite',
  '--project=node',
  '--no-file-parallelism', // each case begins the situation anew, and there is one backend
  ...(only === null ? [] : [`--testNamePattern=${patternOf(only)}`]),
];

const environmentFor = ({ baseUrl, controlUrl, tokens, against }: Omit<SuiteRun, 'report'>) => ({
  ...process.env,
  SUITE_BASE_URL: baseUrl,
  SUITE_CONTROL_URL: controlUrl ?? '',
  SUITE_TOKENS: JSON.stringify(tokens),
  SUITE_AGAINST: against ?? '',
});

const program = { command: 'vitest', shell: process.platform === 'win32' } as const;

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
  const reporters = [
    '--reporter=default',
    '--hideSkippedTests',
    '--reporter=json',
    `--outputFile.json=${results}`,
  ];
  try {
    const { status } = spawnSync(program.command, [...argumentsFor(part.only), ...reporters], {
      stdio: 'inherit',
      shell: program.shell,
      env: { ...environmentFor(part), SUITE_SEEN: seen },
    });
    const cases = casesIn(JSON.parse(readFileSync(results, 'utf8')));
    for (const line of linesOf(cases)) console.log(line);
    if (report !== null) {
      writeFileSync(join(folder, 'junit.xml'), junitOf(cases));
      writePage(folder, seen, cases);
    }
    return status === 0 && countsOf(cases).passed > 0;
  } finally {
    if (report === null) rmSync(folder, { recursive: true });
  }
}
