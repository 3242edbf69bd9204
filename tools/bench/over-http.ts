import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { typingDelayMs } from './large-backend.ts';
import { load } from './load.ts';
import type { Ready } from './server-process.ts';
import { median, printTable } from './table.ts';

const round = { connections: 32, ms: 250 };
const rounds = 25; // short ones, so that other load on the machine affects all cases alike

interface Server extends Ready {
  readonly child: ChildProcess;
}

function message<Content>(child: ChildProcess): Promise<Content> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A server of the benchmark ended with ${code}.`));
    child.once('exit', ended);
    child.once('message', (content) => {
      child.off('exit', ended);
      resolve(content as Content); // server-process.ts sends it
    });
  });
}

async function serve(...args: string[]): Promise<Server> {
  const child = fork(new URL('server-process.ts', import.meta.url), args);
  return { ...(await message<Ready>(child)), child };
}

async function cpuOf({ child }: Server): Promise<number> {
  const usage = message<NodeJS.CpuUsage>(child);
  child.send('cpu');
  const { user, system } = await usage;
  return user + system;
}

interface Result {
  readonly perSecond: number;
  /** CPU time of the server per answer, in µs. Other load on the machine affects it less than the rate. */
  readonly cpu: number;
}

async function measure(server: Server, pages: readonly string[]): Promise<Result> {
  const [cpu, start] = [await cpuOf(server), performance.now()];
  const answered = await load(server, pages, round);
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: answered / seconds, cpu: ((await cpuOf(server)) - cpu) / answered };
}

/** The time in ms from a search, the first that a new server is asked, until its JSON is read; people see the list before. */
async function firstSearch(customers: number): Promise<number> {
  const { child, port, authorization } = await serve(String(customers));
  const ask = async (query: string) => {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/v1/admin/users${query}`, {
      headers: { authorization },
    });
    await response.json();
    if (!response.ok) throw new Error(`A list was answered with ${response.status}.`);
    return performance.now() - start;
  };
  await ask('');
  await sleep(typingDelayMs);
  const ms = await ask('?q=zz');
  child.disconnect();
  return ms;
}

/** Measures lists over HTTP, alternating with a bare server that sends as many bytes. */
export async function overHttp(customers: number): Promise<void> {
  const mock = await serve(String(customers));
  const page = await fetch(`http://127.0.0.1:${mock.port}/v1/admin/users`, {
    headers: { authorization: mock.authorization },
  });
  const bare = await serve('bare', String((await page.arrayBuffer()).byteLength));
  const cases = [
    { name: 'bare node:http', server: bare, pages: bare.pages, aim: '' },
    { name: 'one page again and again', server: mock, pages: ['sort=-createdAt'], aim: '0.60' },
    { name: '3,000 different pages', server: mock, pages: mock.pages, aim: '0.60' },
  ];
  for (const { server, pages } of cases) await load(server, pages, { ...round, ms: 3_000 });
  const results = cases.map((): Result[] => []);
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const [index, { server, pages }] of cases.entries())
      results[index]?.push(await measure(server, pages));
  }
  for (const { child } of [mock, bare]) child.disconnect();

  const searches: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) searches.push(await firstSearch(customers));

  printTable(
    `List of users over HTTP, ${customers.toLocaleString('en')} customers`,
    ['', 'answers/s', 'CPU µs each', '× bare', 'aim'],
    cases.map(({ name, aim }, index) => {
      const taken = results[index] ?? [];
      // Compared with the round of the bare server that ran right before it, under the same load.
      const shares = taken.map(({ cpu }, turn) => (results[0]?.[turn]?.cpu ?? NaN) / cpu);
      return [
        name,
        median(taken.map(({ perSecond }) => perSecond)).toFixed(0),
        median(taken.map(({ cpu }) => cpu)).toFixed(1),
        median(shares).toFixed(2),
        aim && `≥ ${aim}`,
      ];
    }),
  );
  printTable(
    `The first search over HTTP, ${customers.toLocaleString('en')} customers`,
    ['', 'ms', 'aim'],
    [['median of 5 new servers', median(searches).toFixed(1), '≤ 100']],
  );
}
