// npm test: both runners, one after the other (each uses all cores), whatever the first one says; then the trace of
// requirements; and at the end the sum of everything alone on a line. `unit` or `e2e` as argument runs one of them.
import { spawnSync } from 'node:child_process';
import { forgetRun, readRun, type Runner, runners } from './results/run-record.ts';
import { add, closingLine, type Sum, sumOf } from './results/sum.ts';
import { traceReport } from './results/trace-report.ts';

const commands: Readonly<Record<Runner, readonly string[]>> = {
  unit: ['vitest', 'run', '--reporter=default', '--reporter=./tools/results/vitest-reporter.ts'],
  e2e: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
};

function run(runner: Runner): Sum {
  forgetRun(runner);
  const [command = '', ...args] = commands[runner];
  console.log(`\n${runner}: ${command}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  const sum = sumOf(readRun(runner), status);
  console.log(`${runner}: ${closingLine(sum)}`);
  return sum;
}

/** One failure per requirement that is not as it should be. */
function trace(): Sum {
  const { faults } = traceReport();
  for (const fault of faults) console.log(`trace: ${fault}`);
  return { passed: 0, failed: faults.length, skipped: 0 };
}

const only = process.argv[2];
const wanted = runners.filter((runner) => only === undefined || runner === only);
if (wanted.length === 0) throw new Error(`${only} is no runner; there are: ${runners.join(', ')}`);

const total = add([...wanted.map(run), ...(only === undefined ? [trace()] : [])]);
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
