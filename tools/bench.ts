import { type ChildProcess, fork } from 'node:child_process';
import { askList, differentPages, largeBackend } from './bench/large-backend.ts';
import { load } from './bench/load.ts';
import type { Ready } from './bench/server-process.ts';

// How fast the mock answers lists, beside a bare server that sends as many bytes, in the same run: only the comparison
// means something, as machines differ. Usage: npm run bench

const round = { connections: 32, ms: 2_000 };

interface Server extends Ready {
  readonly child: ChildProcess;
}

function message<Content>(child: ChildProcess): Promise<Content> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A server of the benchmark ended with ${code}.`));
    child.once('exit', ended);
    child.once('message', (content) => {
      child.off('exit', ended);
      resolve(content as Content); // both ends are in this folder
    });
  });
}

async function serve(...args: string[]): Promise<Server> {
  const child = fork(new URL('bench/server-process.ts', import.meta.url), args);
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
  /** Processor time of the server for one answer, in µs: what other load on the machine disturbs least. */
  readonly cpu: number;
}

async function measure(server: Server, pages: readonly string[]): Promise<Result> {
  const [cpu, start] = [await cpuOf(server), performance.now()];
  const answered = await load(server, pages, round);
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: answered / seconds, cpu: ((await cpuOf(server)) - cpu) / answered };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function overHttp(customers: number): Promise<void> {
  const mock = await serve(String(customers));
  const page = await fetch(`http://127.0.0.1:${mock.port}/v1/admin/users`, {
    headers: { authorization: mock.authorization },
  });
  const bare = await serve('bare', String((await page.arrayBuffer()).byteLength));
  const cases = [
    { name: 'bare node:http', server: bare, pages: bare.pages },
    { name: 'one page', server: mock, pages: ['sort=-createdAt'] },
    { name: '3,000 different pages', server: mock, pages: mock.pages },
  ];
  for (const { server, pages } of cases) await load(server, pages, { ...round, ms: 500 });
  const results = cases.map(() => [] as Result[]);
  for (let turn = 0; turn < 3; turn += 1) {
    for (const [index, { server, pages }] of cases.entries())
      results[index]?.push(await measure(server, pages));
  }
  say(`${customers.toLocaleString('en')} customers, lists over HTTP`);
  const [reference] = results.map((taken) => median(taken.map(({ cpu }) => cpu)));
  for (const [index, { name }] of cases.entries()) {
    const taken = results[index] ?? [];
    const [rate, cpu] = [
      median(taken.map(({ perSecond }) => perSecond)),
      median(taken.map((one) => one.cpu)),
    ];
    const share = (reference ?? NaN) / cpu;
    say(
      `  ${name.padEnd(22)} ${rate.toFixed(0).padStart(7)}/s ${cpu.toFixed(1).padStart(6)} µs ${share.toFixed(2)} × bare`,
    );
  }
  for (const { child } of [mock, bare]) child.disconnect();
}

async function inProcess(customers: number): Promise<void> {
  const backend = await largeBackend(customers);
  const pages = await differentPages(backend, 500);
  const typed = ['a', 'an', 'ann', 'anna', 'h', 'ha', 'haa', 'haas'].map((text) => `q=${text}`);
  const p99 = async (searches: readonly string[]) => {
    const times: number[] = [];
    for (const search of searches) {
      const before = process.cpuUsage();
      await askList(backend, search);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN;
  };
  say(`${customers.toLocaleString('en')} customers, without HTTP (ms of processor time)`);
  say(`  a page of 50, p99       ${(await p99(pages.map((page) => `${page}&limit=50`))).toFixed(2)} ms`);
  say(`  first search            ${(await p99(['q=zz'])).toFixed(0)} ms`);
  say(`  typing into the search  ${(await p99(typed)).toFixed(0)} ms at most`);
}

for (const customers of [1_000, 100_000]) await overHttp(customers);
await inProcess(100_000);
