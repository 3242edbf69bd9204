// npm test: the builds, then both runners, one after the other (each uses all cores), whatever the first one's result is; then the trace
// of requirements, and what failed by name; at the end the sum alone on a line. `unit` or `e2e` as argument runs one of them.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { reportFailure } from '#mocks/adapters/server/usage.ts';
import { type Journeys, testOptions, usage } from './results/options.ts';
import { readRun, type Runner, runners } from './results/run-record.ts';
import { commands, deleteReports } from './results/runners.ts';
import { add, closingLine, defectLines, type Sum, sumOf } from './results/sum.ts';
import { traceReport } from './results/trace-report.ts';

/**
 * Makes the builds that the tests use; returns the settings by which they find them. Without these each runner makes
 * its own, and reports what fails.
 */
function buildOnce(): NodeJS.ProcessEnv {
  const folder = resolve('test-results/releases');
  const { status } = spawnSync(process.execPath, ['e2e/releases/make-all.ts', folder], { stdio: 'inherit' });
  return status === 0 ? { E2E_RELEASES: folder, E2E_DIST: join(folder, 'v1') } : {};
}

function run(runner: Runner, builds: NodeJS.ProcessEnv, journeys: Journeys | null): Sum {
  deleteReports(runner);
  const { program, args, env } = commands[runner];
  console.log(`\n${runner}: ${program}`);
  const { status } = spawnSync(program, [...args, ...(journeys?.args ?? [])], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...builds, ...env, ...journeys?.env },
  });
  const sum = sumOf(readRun(runner), status);
  console.log(`${runner}: ${closingLine(sum)}`);
  return sum;
}

/** One failure for each requirement without a passing test, unknown id, or open requirement that is proven. */
function trace(): Sum {
  const { faults } = traceReport();
  for (const fault of faults) console.log(`trace: ${fault}`);
  return { passed: 0, failed: faults.length, skipped: 0 };
}

async function main(): Promise<void> {
  const options = testOptions(process.argv.slice(2));
  if (!options) return void process.stdout.write(usage);
  const { runners: selected, journeys } = options;
  if (journeys) {
    const { expectReached } = await import('./verify/reach.ts'); // the whole contract, which nothing else here needs
    const anonymous = { token: null, administratorToken: null, timeoutMs: 10_000 };
    await expectReached({ baseUrl: journeys.address.baseUrl, ...anonymous });
  }
  const builds = selected.includes('unit') ? buildOnce() : {}; // Playwright's setup makes those that are missing
  const total = add([
    ...selected.map((runner) => run(runner, builds, journeys)),
    ...(selected.length === runners.length ? [trace()] : []),
  ]);
  for (const line of selected.flatMap((runner) => defectLines(readRun(runner)))) console.log(line);
  console.log(`\n${closingLine(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

main().catch((cause: unknown) => reportFailure(cause, usage));
