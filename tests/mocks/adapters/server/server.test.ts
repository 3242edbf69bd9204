import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemIn } from '#tests/kit/client.ts';
import {
  newDataFile,
  orderingOne,
  orderNumbers,
  runToEnd,
  signIn,
  startLimitedServer,
  startServer,
} from './server-process.ts';

test('a server killed during writes loses no answer and repeats nothing', async () => {
  const data = newDataFile();
  let server = await startServer('--scenario', 'new-user', '--data', data);
  const token = await signIn(server);
  const order = await orderingOne(server, token);
  const answered = new Map<string, unknown>(); // key -> the answer's body
  const cutOff = new Set<string>(); // keys of calls that never got an answer

  // The second round passes the 500 entries after which the log becomes a snapshot.
  for (const writes of [40, 520, 40, 40]) {
    const until = answered.size + writes;
    const { url } = server;
    const writer = async () => {
      for (;;) {
        const key = crypto.randomUUID();
        cutOff.add(key);
        const answer = await order(url, key).catch(() => null);
        if (!answer) return;
        expect(answer.status).toBe(201);
        cutOff.delete(key);
        answered.set(key, answer.body);
      }
    };
    const writers = Array.from({ length: 8 }, writer);
    await expect.poll(() => answered.size, { interval: 5 }).toBeGreaterThanOrEqual(until);
    await server.kill();
    await Promise.all(writers);
    server = await startServer('--data', data); // without waiting: no lock outlives its process
  }
  expect(cutOff.size).toBeGreaterThan(0);

  const { url } = server;
  for (const [key, body] of answered) {
    const again = await order(url, key);
    expect(again).toMatchObject({ status: 201, body });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  }
  for (const key of cutOff) expect((await order(url, key)).status).toBe(201);
  const numbers = await orderNumbers(server, token);
  expect(new Set(numbers).size).toBe(answered.size + cutOff.size);
  expect(numbers.length).toBe(answered.size + cutOff.size);
});

test('the types of its problems begin with its configured address', async () => {
  const { url } = await startServer('--problem-types', 'https://tranche.example/problems');
  const types = ['/v1/nothing', '/__mock/clock'].map(async (path) => {
    const problem: unknown = await (await fetch(`${url}${path}`, { method: 'POST' })).json();
    return Object(problem).type;
  });
  expect(await Promise.all(types)).toEqual([
    'https://tranche.example/problems/not-found',
    'https://tranche.example/problems/method-not-allowed',
  ]);
});

test('a disk that becomes full refuses writes with 503 and loses nothing', async () => {
  const data = newDataFile();
  const first = await startServer('--scenario', 'new-user', '--data', data);
  const token = await signIn(first);
  const order = await orderingOne(first, token);
  await first.end();

  const limited = await startLimitedServer(Math.ceil(statSync(data).size / 512) + 40, '--data', data);
  const answered: string[] = [];
  let answer = await order(limited.url);
  for (; answer.status === 201; answer = await order(limited.url)) {
    answered.push(Object(answer.body).number);
    expect(answered.length).toBeLessThan(100);
  }
  expect([answer.status, problemIn(answer).code]).toEqual([503, 'storage-unavailable']);
  expect((await order(limited.url)).status).toBe(503);
  expect(answered.length).toBeGreaterThan(0);
  expect((await orderNumbers(limited, token)).toSorted()).toEqual(answered.toSorted());
  await limited.kill();

  const after = await startServer('--data', data);
  expect((await orderNumbers(after, token)).toSorted()).toEqual(answered.toSorted());
  expect((await order(after.url)).status).toBe(201);
});

test('a second server on the same file refuses to start, and the first still answers', async () => {
  const data = newDataFile();
  const first = await startServer('--scenario', 'new-user', '--data', data);
  const second = runToEnd('--data', data);
  expect(second).toEqual({
    status: 1,
    stdout: '',
    stderr: `${data} cannot be used: another server uses it.\n`,
  });
  await signIn(first);
});

test('a change of scenario survives a restart, and the file is not opened as another', async () => {
  const data = newDataFile();
  const scenarioOf = async (url: string) => (await (await fetch(`${url}/__mock/scenario`)).json()).scenario;
  const first = await startServer('--scenario', 'new-user', '--seed', '7', '--data', data);
  await fetch(`${first.url}/__mock/scenario`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: '{"scenario":"no-data"}',
  });
  await first.kill();
  const before = readFileSync(data);
  const secondRun = runToEnd('--scenario', 'new-user', '--data', data);
  expect(secondRun.status).toBe(1);
  expect(secondRun.stderr).toContain('holds the scenario no-data with the seed 7');
  expect(readFileSync(data)).toEqual(before);
  const second = await startServer('--data', data);
  expect(await scenarioOf(second.url)).toBe('no-data');
  expect(second.output()).toContain('(scenario no-data, seed 7)');
});

test('a file of another program is refused with a sentence, and not changed', () => {
  const data = newDataFile();
  writeFileSync(data, 'my holiday photos');
  expect(runToEnd('--data', data)).toEqual({
    status: 1,
    stdout: '',
    stderr: `${data} cannot be used: it is not a data file of this program.\n`,
  });
  expect(readFileSync(data, 'utf8')).toBe('my holiday photos');
});
