import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { observe, type Observed } from '#tools/bench/pages/observe.ts';
import { watchTraffic } from '#tools/bench/pages/measure.ts';
import { openServers } from '#tools/bench/pages/servers.ts';
import { cartWithOneItem, openSessions, orderIn } from '#tools/bench/pages/sessions.ts';
import { filledVisits, visitOf, visits } from '#tools/visits.ts';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { overflowing, settled } from '#e2e/people/visit.ts';

// The first visit of each route on a phone, with an API beside the host and no mock backend: whether it requests anything
// twice or without use, and whether anything moves; times are measured by `npm run bench`. The same page is then checked at
// every size, because opening it again would take longer than all of these checks.

/**
 * Runs in the page before its own scripts. What the page would do after a second or later, as asking again, waits until
 * `askAgain` is called: how much of it there is until the page is complete depends on the machine. For the same reason no
 * request is given up after a time and sent again.
 */
function holdLaterRequests(): void {
  AbortSignal.timeout = () => new AbortController().signal;
  const start = window.setTimeout.bind(window);
  const held = new Map<number, () => void>();
  const hold = (then: () => void) => {
    const handle = -1 - held.size;
    held.set(handle, then);
    return handle;
  };
  const clear = window.clearTimeout.bind(window);
  let isHolding = true;
  Object.assign(window, {
    setTimeout: (then: () => void, ms = 0) => (isHolding && ms >= 1_000 ? hold(then) : start(then, ms)),
    clearTimeout: (handle: number) => (held.has(handle) ? held.set(handle, () => undefined) : clear(handle)),
    askAgain: () => {
      isHolding = false;
      for (const then of held.values()) then();
    },
  });
}

// With animations, which could cause a layout shift.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });

const dist = resolve(import.meta.dirname, '../..', process.env['E2E_DIST_IN_USE'] ?? '');
const opened = new Map<string, ReturnType<typeof open>>();

async function open(scenario: string) {
  let stoppedAt: number | null = null;
  const servers = await openServers(dist, { scenario, wall: () => stoppedAt ?? Date.now() });
  const sessions = await openSessions(servers.api);
  // A page requests the changes from shortly before its start. The clock is moved, so that the login is not among them.
  const later = JSON.stringify({ advanceMs: 60_000 });
  const headers = { 'Content-Type': 'application/json' };
  const { ok } = await fetch(`${servers.api}/__mock/clock`, { method: 'PUT', headers, body: later });
  expect(ok).toBe(true);
  stoppedAt = Date.now(); // what became due later would be fetched by the page that is open by chance
  return { servers, sessions };
}

/** The host, the API with this scenario, and the signed-in people; shared by all tests. */
function worldOf(scenario: string): ReturnType<typeof open> {
  const world = opened.get(scenario) ?? open(scenario);
  opened.set(scenario, world);
  return world;
}

// A test worker may leave this file for another one and come back: it opens new servers then.
test.afterAll(async () => {
  const worlds = await Promise.all(opened.values());
  opened.clear();
  for (const { servers } of worlds) await servers.close();
});

/** Some pages have their data at another address than the plain one, and need more for it. */
const isPlain = ({ id, as, query, order }: (typeof filledVisits)[number]) =>
  query === '' && order === null && as === visitOf(id).as;
const plain = visits
  .filter(({ id }) => !filledVisits.some((visit) => visit.id === id && isPlain(visit)))
  .map((visit) => ({ ...visit, scenario: 'happy', query: '', order: null }));

/** In px: by how much each table is wider than its place. */
const tablesBeyond = (page: Page) =>
  page
    .locator('main table')
    .evaluateAll((tables) =>
      tables
        .map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
        .filter((px) => px > 1),
    );

for (const visit of [...filledVisits, ...plain]) {
  const { proves, path, as, data, cart, order, query, scenario } = visit;
  const address = `${path}${query && ` (${query})`}${order ? ` (${order})` : ''}`;
  test(`${address} as ${as} is accessible, stable and fits all widths [${proves}]`, async ({ page }) => {
    const { servers, sessions } = await worldOf(scenario);
    const session = sessions[as];
    const draft = cart ? await cartWithOneItem(servers.api) : null;
    const named =
      order && session ? `?order=${await orderIn(servers.api, session, order)}` : query && `?${query}`;
    await page.addInitScript(
      (kept) => {
        if (kept.session !== null) sessionStorage.setItem('tranche.session', kept.session);
        if (kept.draft !== null) localStorage.setItem('tranche.draft', kept.draft);
      },
      { session, draft },
    );
    await page.addInitScript(observe, { data, press: null });
    await page.addInitScript(holdLaterRequests);
    const cdp = await page.context().newCDPSession(page);
    const traffic = await watchTraffic(cdp);

    const response = await page.goto(servers.origin + path + named);
    expect(response?.status()).toBe(200);
    await page.waitForFunction(() => (Reflect.get(window, 'benchObserved') as Observed).data !== null); // observe.ts has set it
    await settled(page, visit);
    await page.waitForLoadState('networkidle');
    const { gets } = traffic.until(Infinity);
    expect(gets.filter((url, index) => gets.indexOf(url) !== index)).toEqual([]);
    await page.evaluate(() => (Reflect.get(window, 'askAgain') as () => void)()); // set above
    const observed = await page.evaluate(() => Reflect.get(window, 'benchObserved') as Observed); // as above
    const unused = await page.evaluate(() => [...(window.trancheFirstResponses?.responses.keys() ?? [])]);
    expect(unused.map((key) => key.replace(/ Bearer .*/, ''))).toEqual([]);
    expect(observed.cls, observed.moved.join('\n')).toBe(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await settled(page, visit);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);

    await page.setViewportSize({ width: 1280, height: 900 }); // the narrowest for tables, beside the open drawer
    await settled(page, visit);
    await expect.poll(() => tablesBeyond(page), 'px of tables beyond their place at 1280 px').toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(page, visit);
    await expectAccessible(page);

    await page.setViewportSize({ width: 320, height: 700 });
    await settled(page, visit);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, 'px beyond a width of 320').toBeLessThanOrEqual(0);
    await expect
      .poll(() => overflowing(page), 'with twice the text size at 320 px')
      .toEqual({ wide: [], cut: [] });
  });
}
