import { type Browser, chromium, type Page } from 'playwright';
import { routeIds, routes } from '#src/platform/routing/page-table.ts';
import { findBrowser } from '#tools/browser/find.ts';
import { sandboxed, thisMachine } from '#tools/browser/this-machine.ts';
import { openServers } from './pages/servers.ts';
import { openSessions } from './pages/sessions.ts';
import { median, printTable } from './table.ts';

const rounds = 5;
const aimMs = 100;
const cpu = 4;
/** The time after a change in which the page finishes its own work. */
const settleMs = 1_200;

/** Pages in an order in which each has a link to the next one. */
const walks = {
  customer: [
    routes.plans.path,
    routes.planDetails.path,
    routes.terms.path,
    routes.privacy.path,
    routes.home.path,
  ],
  administrator: routeIds()
    .filter((id) => routes[id].area === 'administration')
    .map((id) => routes[id].path),
} as const;

/**
 * Follows links of one tab between pages whose modules and answers are there, with a slow processor, on our host with
 * an API beside it and no mock backend: from the press to the painted heading of the next page.
 */
export async function routeChanges(dist: string): Promise<void> {
  const browserProgram = await findBrowser(thisMachine);
  const servers = await openServers(dist);
  const browser = await chromium.launch({ ...browserProgram.launch, chromiumSandbox: sandboxed });
  try {
    const sessions = await openSessions(servers.api);
    const rows: string[][] = [];
    for (const who of ['customer', 'administrator'] as const) {
      const times = await timesOf(browser, servers.origin, sessions[who] ?? '', walks[who]);
      for (const [path, taken] of times)
        rows.push([
          path,
          Math.round(median(taken)).toString(),
          Math.round(Math.max(...taken)).toString(),
          `≤ ${aimMs}`,
        ]);
    }
    printTable(
      `From a press on a link to the painted heading, processor at a quarter, Chromium ${browserProgram.version}, ${rounds} rounds; ms`,
      ['', 'median', 'longest', 'aim'],
      rows,
    );
  } finally {
    await browser.close();
    await servers.close();
  }
}

async function timesOf(browser: Browser, origin: string, session: string, walk: readonly string[]) {
  const times = new Map<string, number[]>(walk.map((path) => [path, []]));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript((kept) => sessionStorage.setItem('tranche.session', kept), session);
  await page.goto(origin + (walk.at(-1) ?? '/'), { waitUntil: 'networkidle' });
  for (const path of walk) await change(page, path); // loads modules and answers
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  for (let round = 0; round < rounds; round += 1)
    for (const path of walk) times.get(path)?.push(await change(page, path));
  await context.close();
  return times;
}

/** Presses the first visible link to this path; returns the time in ms until another heading is painted. */
async function change(page: Page, path: string): Promise<number> {
  const taken = await page.evaluate(
    (to) =>
      new Promise<number>((resolve, reject) => {
        const heading = () => document.querySelector('h1')?.textContent;
        const link = [...document.querySelectorAll('a')].find(
          (each) => each.pathname === to && each.checkVisibility(),
        );
        if (!link) return reject(new Error(`${location.pathname} has no link to ${to}`));
        const before = heading();
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (heading() === before || heading() === undefined) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => resolve(performance.now() - start);
            painted.port2.postMessage(null);
          });
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        return link.click();
      }),
    path,
  );
  await page.waitForTimeout(settleMs);
  return taken;
}
