import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Answer } from '#tests/kit/client.ts';
import { clientAt } from '#tests/kit/provider-at.ts';

const program = 'mocks/adapters/server/command-line.ts';

export interface Running {
  readonly url: string;
  /** Everything that the process has printed so far. */
  output(): string;
  /** SIGKILL: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
  /** SIGTERM: it answers what is running and closes its file. */
  end(): Promise<void>;
}

/** A path in a new folder, which is deleted at the end of the test. */
export function newDataFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mock-api-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'state.jsonl');
}

/** `npm run mock-api`, as a process of its own that must end without a signal. */
export function runToEnd(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--port', '0', ...args], {
    encoding: 'utf8',
    // oxlint-disable-next-line tranche/own-time-limit -- ends a process that hangs
    timeout: 20_000,
  });
  return { status, stdout, stderr };
}

/** `npm run mock-api`, as a process of its own. */
export function startServer(...args: string[]): Promise<Running> {
  return started(process.execPath, [program, '--port', '0', ...args]);
}

/** A server that can write no file beyond this many blocks of 512 bytes: the system refuses as it does on a full disk. */
export function startLimitedServer(blocks: number, ...args: string[]): Promise<Running> {
  const script = `ulimit -f ${blocks} && exec "$@"`;
  return started('sh', ['-c', script, 'sh', process.execPath, program, '--port', '0', ...args]);
}

/** A server that prints its address, until the end of the test. */
export async function started(command: string, args: readonly string[], cwd?: string): Promise<Running> {
  const child = spawn(command, args, { cwd });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = (signal: 'SIGKILL' | 'SIGTERM') => () => {
    child.kill(signal);
    return ended;
  };
  onTestFinished(stop('SIGKILL'));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString();
      const address = /answers at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`It ended: ${output}`)));
  });
  return { url, output: () => output, kill: stop('SIGKILL'), end: stop('SIGTERM') };
}

/** Signs a customer in; resolves with the token. */
export const signIn = async ({ url }: Running): Promise<string> =>
  (await clientAt(url).signIn('+4915112340099')).token;

/** The request of a customer who orders one product; each call has a new key unless one is given. */
export async function orderingOne(
  { url }: Running,
  token: string,
): Promise<(url: string, key?: string) => Promise<Answer>> {
  const { items } = await clientAt(url).get('listProducts');
  const body = { items: [{ productId: items[0]?.id, quantity: 1 }] };
  return (at, key) => clientAt(at).ask('createOrder', { body, token, ...(key !== undefined && { key }) });
}

/** The numbers of all orders of a customer. */
export const orderNumbers = async ({ url }: Running, token: string): Promise<readonly string[]> =>
  (await clientAt(url).every('listOrders', { token })).map(({ number }) => number);
