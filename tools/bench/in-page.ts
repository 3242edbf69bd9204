import { createServer } from 'node:http';
import { type Browser, chromium, type Page } from 'playwright';
import { clientIn, keepSession, mocksReady } from '#tests/kit/in-page.ts';
import { people } from '#tests/kit/people.ts';
import { findBrowser } from '#tools/browser/find.ts';
import { sandboxed, thisMachine } from '#tools/browser/this-machine.ts';
import { createHost } from '#tools/host/host.ts';
import { median, printTable, quantile } from './table.ts';

const reference = '/reference';
const listed = '/api/v1/products';

/** Serves the built application with mocks on, and at `/reference` as many bytes as a mocked answer has. */
async function serve(dist: string, referenceBytes: () => number) {
  const host = createHost(dist, { mocks: 'on' });
  const server = createServer((request, response) => {
    if (request.url !== reference) return host(request, response);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    return response.end(JSON.stringify('x'.repeat(referenceBytes() - 2)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Times of single requests in ms, measured in the page until the JSON is read. */
function timesOf(page: Page, path: string, count: number): Promise<readonly number[]> {
  return page.evaluate(
    async ({ path, count }) => {
      const times: number[] = [];
      for (let round = 0; round < count; round += 1) {
        const start = performance.now();
        await (await fetch(path)).json();
        times.push(performance.now() - start);
      }
      return times;
    },
    { path, count },
  );
}

interface Visits {
  readonly first: number;
  readonly second: number;
  /** From each key of a word typed into the search of payments until its rows are about to be painted. */
  readonly letters: readonly number[];
  /**
   * An export of all payments until its file is there, and the longest time for which the page was blocked meanwhile.
   */
  readonly exported: number;
  readonly longestTask: number;
}

/** Exports the list that is open; times in ms. */
async function exportOf(page: Page): Promise<Pick<Visits, 'exported' | 'longestTask'>> {
  await page.keyboard.press('e');
  const press = page.getByRole('button', { name: 'Export CSV' });
  await press.waitFor();
  await page.evaluate(() => {
    const tasks: number[] = [0];
    Reflect.set(window, 'benchTasks', tasks);
    const watch = new PerformanceObserver((list) =>
      list.getEntries().forEach(({ duration }) => tasks.push(duration)),
    );
    watch.observe({ type: 'longtask' });
  });
  const start = performance.now();
  const [file] = await Promise.all([page.waitForEvent('download'), press.click()]);
  const exported = performance.now() - start;
  await file.delete();
  const longestTask = await page.evaluate(() => Math.max(...(Reflect.get(window, 'benchTasks') as number[])));
  return { exported, longestTask };
}

/** Types a word into the search of the list that is open; times in ms. */
async function typingOf(page: Page, word: string): Promise<readonly number[]> {
  await page.keyboard.press('/');
  const times: number[] = [];
  for (const letter of word) {
    await page.evaluate(() => {
      const rows = () => document.querySelector('main tbody')?.textContent;
      const before = rows();
      let pressed = 0;
      const press = ({ timeStamp }: KeyboardEvent) => {
        pressed = timeStamp;
      };
      addEventListener('keydown', press, { capture: true, once: true });
      const drawn = new Promise<number>((resolve) => {
        const watch = new MutationObserver(() => {
          if (rows() === before) return;
          watch.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - pressed));
        });
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      Reflect.set(window, 'benchDrawn', drawn);
    });
    await page.keyboard.press(letter);
    times.push(await page.evaluate(() => Reflect.get(window, 'benchDrawn') as Promise<number>));
  }
  return times;
}

/** Opens a scenario in a new browser context, then the lists of users and payments in the same one; times in ms. */
async function visits(browser: Browser, origin: string, scenario: string): Promise<Visits> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000); // also on a loaded machine
  const timeUntilVisible = async (path: string, what: string) => {
    const start = performance.now();
    await page.goto(path);
    await page.locator(what).first().waitFor();
    return performance.now() - start;
  };
  const first = await timeUntilVisible(`/?scenario=${scenario}&as=customer`, '[aria-label="Products"] h3');
  await keepSession(page, await (await clientIn(page)).signIn(people.administrator));
  const second = await timeUntilVisible('/mini-admin/users', 'main tbody td');
  await timeUntilVisible('/mini-admin/payments', 'main tbody td');
  const letters = await typingOf(page, 'mira');
  await timeUntilVisible('/mini-admin/payments', 'main tbody td');
  const taken = await exportOf(page);
  await context.close();
  return { first, second, letters, ...taken };
}

/** Measures a mocked request in a page beside one to a local server, and the time until a scenario is open. */
export async function inPage(dist: string): Promise<void> {
  const browserProgram = await findBrowser(thisMachine);
  let size = 2;
  const { origin, close } = await serve(dist, () => size);
  const browser = await chromium.launch({ ...browserProgram.launch, chromiumSandbox: sandboxed });
  try {
    const page = await browser.newPage({ baseURL: origin });
    await page.goto('/other/terms');
    await mocksReady(page);
    size = await page.evaluate(async (path) => (await (await fetch(path)).arrayBuffer()).byteLength, listed);
    const times = { mocked: [] as number[], network: [] as number[] };
    for (let turn = 0; turn < 5; turn += 1) {
      times.mocked.push(...(await timesOf(page, listed, 100)));
      times.network.push(...(await timesOf(page, reference, 100)));
    }
    await page.close();
    const row = (name: string, times: readonly number[]) => [
      name,
      quantile(times, 0.5).toFixed(2),
      quantile(times, 0.99).toFixed(2),
    ];
    printTable(
      `One request in a page, Chromium ${browserProgram.version}`,
      ['', 'ms (median)', 'ms (p99)'],
      [row(`GET ${listed}, mocked`, times.mocked), row('as many bytes from a local server', times.network)],
    );

    const scenarios = ['happy', 'big-list'];
    const opened = scenarios.map(() => [] as Visits[]);
    for (let turn = 0; turn < 3; turn += 1) {
      for (const [index, scenario] of scenarios.entries())
        opened[index]?.push(await visits(browser, origin, scenario));
    }
    const ms = (times: readonly number[]) => median(times).toFixed(0);
    printTable(
      'Opening a scenario in a page',
      [
        '',
        'first visit, catalogue shown, ms',
        'second visit, users shown, ms',
        'first letter in the search of payments, its rows, ms',
        'each further letter, ms',
        'export of payments, ms',
        'its longest task from 50 ms on, ms',
      ],
      scenarios.map((scenario, index) => {
        const taken = opened[index] ?? [];
        return [
          scenario,
          ms(taken.map(({ first }) => first)),
          ms(taken.map(({ second }) => second)),
          ms(taken.map(({ letters }) => letters[0] ?? NaN)),
          ms(taken.flatMap(({ letters }) => letters.slice(1))),
          ms(taken.map(({ exported }) => exported)),
          ms(taken.map(({ longestTask }) => longestTask)),
        ];
      }),
    );
  } finally {
    await browser.close();
    close();
  }
}
