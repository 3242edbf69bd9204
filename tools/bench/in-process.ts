import { askList, differentPages, largeBackend } from './large-backend.ts';
import { printTable, quantile } from './table.ts';

/** Lists without HTTP, in processor time. */
export async function inProcess(customers: number): Promise<void> {
  const backend = await largeBackend(customers);
  const pages = (await differentPages(backend, 500)).map((page) => `${page}&limit=50`);
  const typed = ['a', 'an', 'ann', 'anna', 'h', 'ha', 'haa', 'haas'].map((text) => `q=${text}`);
  const p99 = async (searches: readonly string[]) => {
    const times: number[] = [];
    for (const search of searches) {
      const before = process.cpuUsage();
      await askList(backend, search);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    return quantile(times, 0.99);
  };
  const rows = [
    { name: 'a page of 50', ms: await p99(pages), aim: '≤ 5' },
    { name: 'the first search', ms: await p99(['q=zz']), aim: '' },
    { name: 'typing into the search', ms: await p99(typed), aim: '≤ 100' },
  ];
  printTable(
    `List of users without HTTP, ${customers.toLocaleString('en')} customers`,
    ['', 'CPU ms (p99)', 'aim'],
    rows.map(({ name, ms, aim }) => [name, ms.toFixed(ms < 10 ? 2 : 0), aim]),
  );
}
