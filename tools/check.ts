// npm run check: every check runs, whatever failed before it; the last lines say which ones to mend.
import { spawn } from 'node:child_process';
import { checkDirections } from './directions/check.ts';

interface StoredResponse {
  readonly name: string;
  readonly ok: boolean;
  readonly said: string;
}

const commands: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc', '-p', '.'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['unused', 'knip', '--config', 'tools/knip.json'],
];

function run(name: string, command: string, args: readonly string[]): Promise<StoredResponse> {
  return new Promise((resolve) => {
    let said = '';
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    child.on('error', (error) => resolve({ name, ok: false, said: error.message }));
    child.on('close', (code) => resolve({ name, ok: code === 0, said }));
  });
}

function directions(): StoredResponse {
  const breaches = checkDirections(process.cwd());
  return { name: 'directions', ok: breaches.length === 0, said: breaches.join('\n') };
}

const outcomes = [
  ...(await Promise.all(commands.map(([name, command, ...args]) => run(name, command, args)))),
  directions(),
];

for (const { name, ok, said } of outcomes) {
  if (!ok) console.log(`\n${name}\n${'-'.repeat(name.length)}\n${said.trim()}`);
}
console.log(`\n${outcomes.map(({ name, ok }) => `${name}: ${ok ? 'ok' : 'FAILED'}`).join(', ')}`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
