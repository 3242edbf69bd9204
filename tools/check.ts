// npm run check: every check runs, even if another one failed; the last line says which ones failed.
import { spawn } from 'node:child_process';
import { auditVerdict } from './audit.ts';
import { styleSheetFindings } from './lint/style-sheets.ts';
import { redoclyEnvironment } from './openapi/redocly.ts';
import { spectralFindings } from './openapi/spectral.ts';

interface CheckOutcome {
  readonly name: string;
  readonly ok: boolean;
  readonly output: string;
}

const commands: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc', '-p', '.'],
  ['lint', 'oxlint'],
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['unused', 'knip', '--config', 'tools/knip.json'],
  // What ships to browsers is in `dependencies`, which the audit reads, and nothing else is.
  [
    'shipped',
    'knip',
    '--config',
    'tools/knip-shipped.json',
    '--production',
    '--strict',
    '--include',
    'dependencies,unlisted',
  ],
  // Strict: a warning counts as an error.
  [
    'redocly',
    'redocly',
    'lint',
    '--extends',
    'recommended-strict',
    'contracts/openapi.json',
    'contracts/flows.arazzo.yaml',
  ],
];

function run(name: string, command: string, args: readonly string[]): Promise<CheckOutcome> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: redoclyEnvironment,
    });
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => resolve({ name, ok: false, output: error.message }));
    child.on('close', (code) => resolve({ name, ok: code === 0, output }));
  });
}

const outcomeOf = (name: string, findings: readonly string[]): CheckOutcome => ({
  name,
  ok: findings.length === 0,
  output: findings.join('\n'),
});

async function audit(): Promise<CheckOutcome> {
  const { output } = await run('audit', 'npm', ['audit', '--omit=dev', '--json']);
  return { name: 'audit', ...auditVerdict(output) };
}

const outcomes = [
  ...(await Promise.all(commands.map(([name, command, ...args]) => run(name, command, args)))),
  outcomeOf('styles', styleSheetFindings()),
  outcomeOf('spectral', await spectralFindings()),
  await audit(),
];

for (const { name, ok, output } of outcomes) {
  if (!ok || name === 'audit') console.log(`\n${name}\n${'-'.repeat(name.length)}\n${output.trim()}`);
}
console.log(`\n${outcomes.map(({ name, ok }) => `${name}: ${ok ? 'ok' : 'FAILED'}`).join(', ')}`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
