import { resolve } from 'node:path';
import { observe, type Observed } from '#tools/bench/pages/observe.ts';
import { watchTraffic } from '#tools/bench/pages/measure.ts';
import { openServers } from '#tools/bench/pages/servers.ts';
import { cartWithOneItem, openSessions, orderIn } from '#tools/bench/pages/sessions.ts';
import { filledVisits, visitOf, visits } from '#tools/visits.ts';
import { expect, test } from './fixtures.ts';

// What a first visit of each route asks for until its first data is shown, with an API beside the host and no mock
// backend. These figures are exact; times are measured by `npm run bench`.

const mostRequests = 14;

/** No request may be repeated for this long after the first data: the page of collateral polls every 2 s while files are checked. */
const quietMs = 1_500;

// With animations, which could cause a layout shift.
test.use({ serviceWorkers: 'block', viewport: { width: 412, height: 823 }, reducedMotion: 'no-preference' });

const dist = resolve(import.meta.dirname, '..', process.env['E2E_DIST_IN_USE'] ?? '');
const opened = new Map<string, ReturnType<typeof open>>();

async function open(scenario: string) {
  const servers = await openServers(dist, scenario);
  const sessions = await openSessions(servers.api);
  // A page asks the feed for changes from a little before its start: logging in must not be among them.
  const later = JSON.stringify({ advanceMs: 60_000 });
  const headers = { 'Content-Type': 'application/json' };
  const { ok } = await fetch(`${servers.api}/__mock/clock`, { method: 'PUT', headers, body: later });
  expect(ok).toBe(true);
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

for (const visit of [...filledVisits, ...plain]) {
  const { path, as, data, cart, order, query, scenario } = visit;
  const most = isPlain(visit) ? mostRequests : Infinity;
  test(`${path}${query && ` (${query})`}${order ? ` (${order})` : ''} as ${as} shows its first data after few requests, none repeated or without use, and nothing moves`, async ({
    page,
  }) => {
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
    const cdp = await page.context().newCDPSession(page);
    const traffic = await watchTraffic(cdp);

    await page.goto(servers.origin + path + named);
    await page.waitForFunction(() => (Reflect.get(window, 'benchObserved') as Observed).data !== null); // observe.ts puts it there
    await page.waitForLoadState('networkidle');
    const { seen, began } = await page.evaluate(() => ({
      seen: Reflect.get(window, 'benchObserved') as Observed, // as above
      began: performance.timeOrigin,
    }));
    // The feed of changes starts when the first answer has arrived, which a loaded machine may not have painted yet.
    const addresses = traffic
      .until(began + (seen.data ?? 0))
      .addresses.filter((url) => !url.includes('/v1/changes'));
    expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(most);
    const { gets } = traffic.until(began + (seen.data ?? 0) + quietMs);
    expect(gets.filter((url, index) => gets.indexOf(url) !== index)).toEqual([]);
    const unused = await page.evaluate(() => [...(window.trancheFirstResponses?.responses.keys() ?? [])]);
    expect(unused.map((key) => key.replace(/ Bearer .*/, ''))).toEqual([]);
    expect(seen.cls, seen.moved.join('\n')).toBe(0);
  });
}
