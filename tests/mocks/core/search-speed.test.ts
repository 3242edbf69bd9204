import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

// The page answers typing within 100 ms. On a loaded machine everything is slow, so a search is compared with a loop by
// the processor time of this thread: the loop takes about 40 ms, the search about 10.

/** Twice the loop is about 100 ms; without its preparation the first search takes three times as long as the loop. */
const most = 2;

/** The time between seeing a list and typing into its search, in ms; meanwhile the backend prepares its texts. */
const typingDelayMs = 1_000;

/** In ms; Node 22 does not count for each thread. */
function processorTime(): number {
  if (!('threadCpuUsage' in process)) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function workOf(work: () => unknown): Promise<number> {
  const before = processorTime();
  await work();
  return processorTime() - before;
}

/** Makes texts and reads them, as a search does. */
function loop(): number {
  let found = 0;
  for (let no = 0; no < 300_000; no += 1) {
    if (`Payment ${no} of Mira Okafor`.toLowerCase().includes('99')) found += 1;
  }
  return found;
}

test(
  '30,000 payments are searched fast enough for typing, also the first time',
  { timeout: 60_000 },
  async () => {
    const backend = await openBackend({ scenario: 'big-list' });
    const token = await backend.signIn(people.administrator);
    const list = (q?: string) =>
      backend.get('listAllPayments', { token, query: { limit: 50, ...(q && { q }) } });
    expect(backend.store.tables.payments.size).toBe(30_000);
    await list();
    loop();
    await sleep(typingDelayMs);

    const searches: number[] = [];
    for (const q of ['m', 'ma', 'mar', 'mara', 'nobody has this name'])
      searches.push(await workOf(() => list(q)));
    const loops = [await workOf(loop), await workOf(loop), await workOf(loop)];
    const ratio = Math.max(...searches) / (loops.toSorted((a, b) => a - b)[1] ?? 0);
    expect(
      ratio,
      `${searches.map(Math.round).join(', ')} ms of ${loops.map(Math.round).join(', ')}`,
    ).toBeLessThan(most);
  },
);
