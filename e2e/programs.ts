import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '#tools/browser/port.ts';

const root = join(import.meta.dirname, '..');
const running = new Set<ChildProcess>();

export interface Program {
  readonly url: string;
  readonly end: () => Promise<void>;
}

/** Starts a program of the project at a free port; resolves when it prints its address. */
async function start(program: string, ...args: readonly string[]): Promise<Program> {
  const port = await freePort();
  const child = spawn(process.execPath, [program, ...args, '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    end: () => {
      child.kill();
      return ended;
    },
  };
}

/** The mock backend over HTTP, which takes the place of a real one. */
export const startApi = (...args: readonly string[]): Promise<Program> =>
  start('mocks/adapters/server/command-line.ts', ...args);

/** A host of the build under test. */
export const startHost = (...args: readonly string[]): Promise<Program> =>
  start('tools/serve.ts', '--dist', process.env['E2E_DIST_IN_USE'] ?? '', ...args);

/** Ends what a test has started and not ended. */
export function endPrograms(): void {
  for (const child of running) child.kill();
}
