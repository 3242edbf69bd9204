import { setTimeout as sleep } from 'node:timers/promises';
import { requestList, differentPages, largeBackend, typingDelayMs } from './large-backend.ts';
import { median, printTable, quantile } from './table.ts';

/** Processor time in ms. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Measures lists without HTTP, in CPU time. */
export async function inProcess(customers: number): Promise<void> {
  const first: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const backend = await largeBackend(customers);
    await requestList(backend, ''); // the page that is open when a search begins
    await sleep(typingDelayMs);
    first.push(await cpuOf(() => requestList(backend, 'q=zz')));
  }
  const backend = await largeBackend(customers);
  const pages = (await differentPages(backend, 500)).map((page) => `${page}&limit=50`);
  const typed = ['a', 'an', 'ann', 'anna', 'h', 'ha', 'haa', 'haas'].map((text) => `q=${text}`);
  const each = async (searches: readonly string[]) => {
    const times: number[] = [];
    for (const search of searches) times.push(await cpuOf(() => requestList(backend, search)));
    return times;
  };
  const paging = quantile(await each(pages), 0.99);
  await sleep(typingDelayMs);
  const rows = [
    { name: 'a page of 50 (p99)', ms: paging, aim: '≤ 5' },
    { name: 'the first search (median of 5)', ms: median(first), aim: '≤ 100' },
    { name: 'typing into the search (p99)', ms: quantile(await each(typed), 0.99), aim: '≤ 100' },
  ];
  printTable(
    `List of users without HTTP, ${customers.toLocaleString('en')} customers`,
    ['', 'CPU ms', 'aim'],
    rows.map(({ name, ms, aim }) => [name, ms.toFixed(ms < 10 ? 2 : 0), aim]),
  );
}
