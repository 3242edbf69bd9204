import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface Running {
  readonly url: string;
  /** Everything it has printed so far. */
  said(): string;
  /** SIGKILL: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
}

/** `npm run mock-api`, as a process of its own. */
async function startServer(...args: string[]): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [
    'mocks/adapters/server/command-line.ts',
    '--port',
    '0',
    ...args,
  ]);
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (data: Buffer) => {
      output += data.toString();
      const found = /answers at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void ended.then(() => reject(new Error(`It ended: ${output}`)));
  });
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  onTestFinished(kill);
  return { url, said: () => output, kill };
}

async function post(url: string, body: object | null, key: string, token?: string) {
  const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return {
    status: answer.status,
    text: await answer.text(),
    replayed: answer.headers.get('idempotency-replayed'),
  };
}

async function signIn({ url, said }: Running): Promise<string> {
  const asked = await post(`${url}/v1/auth/otp`, { contact: '+4915112340099' }, crypto.randomUUID());
  await expect.poll(said).toMatch(/SMS to \+4915112340099: .*\d{6}/i);
  const [, code] = /\b(\d{6})\b/.exec(said()) ?? [];
  const attempt = { challengeId: JSON.parse(asked.text).id, code };
  const verified = await post(`${url}/v1/auth/otp/verify`, attempt, crypto.randomUUID());
  expect(verified.status).toBe(201);
  return JSON.parse(verified.text).token;
}

test('killed in the middle of writes and started again: nothing answered is lost, nothing is done twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-api-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const start = () => startServer('--scenario', 'new-user', '--data', join(folder, 'state.jsonl'));

  let server = await start();
  const token = await signIn(server);
  const products = await (await fetch(`${server.url}/v1/products`)).json();
  const body = { items: [{ productId: products.items[0].id, quantity: 1 }] };
  const answered = new Map<string, string>(); // key -> what the caller was told
  const cutOff = new Set<string>(); // keys of calls that never got an answer

  // The second round passes the 500 entries after which the log becomes a snapshot.
  for (const writes of [40, 520, 40]) {
    const until = answered.size + writes;
    const { url } = server;
    const writer = async () => {
      for (;;) {
        const key = crypto.randomUUID();
        cutOff.add(key);
        const answer = await post(`${url}/v1/orders`, body, key, token).catch(() => null);
        if (!answer) return;
        expect(answer.status).toBe(201);
        cutOff.delete(key);
        answered.set(key, answer.text);
      }
    };
    const writers = Array.from({ length: 8 }, writer);
    await expect.poll(() => answered.size, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(until);
    await server.kill();
    await Promise.all(writers);
    server = await start();
  }
  expect(cutOff.size).toBeGreaterThan(0);

  const { url } = server;
  for (const [key, text] of answered) {
    expect(await post(`${url}/v1/orders`, body, key, token)).toEqual({ status: 201, text, replayed: 'true' });
  }
  for (const key of cutOff) expect((await post(`${url}/v1/orders`, body, key, token)).status).toBe(201);

  const numbers = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = cursor === '' ? 'limit=100' : `limit=100&cursor=${encodeURIComponent(cursor)}`;
    const answer = await fetch(`${url}/v1/orders?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const page: { items: { number: string }[]; nextCursor: string | null } = await answer.json();
    for (const { number } of page.items) numbers.add(number);
    cursor = page.nextCursor;
  }
  expect(numbers.size).toBe(answered.size + cutOff.size);
}, 120_000);
