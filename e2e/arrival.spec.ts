import { resolve } from 'node:path';
import { routeIds, routes } from '#src/platform/page-table.ts';
import { observe, type Observed } from '#tools/bench/pages/observe.ts';
import { watchTraffic } from '#tools/bench/pages/measure.ts';
import { openServers } from '#tools/bench/pages/servers.ts';
import { cartWithOneItem, openSessions } from '#tools/bench/pages/sessions.ts';
import { visitOf } from '#tools/visits.ts';
import { expect, test } from './fixtures.ts';

// What a first visit of each route asks for until its first data is shown, with an API beside the host and no mock
// backend. These figures are exact; times are measured by `npm run bench`.

const mostRequests = 14;

test.use({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } });

let servers: Awaited<ReturnType<typeof openServers>>;
let sessions: Awaited<ReturnType<typeof openSessions>>;
test.beforeAll(async () => {
  servers = await openServers(resolve(import.meta.dirname, '..', process.env['E2E_DIST_IN_USE'] ?? ''));
  sessions = await openSessions(servers.api);
});
test.afterAll(() => servers.close());

for (const id of routeIds()) {
  const { path } = routes[id];
  test(`${path} shows its first data after few requests, none repeated or without use, and nothing moves`, async ({
    page,
  }) => {
    const { as, data, cart } = visitOf(id);
    const session = sessions[as];
    const draft = cart ? await cartWithOneItem(servers.api) : null;
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

    await page.goto(servers.origin + path);
    await page.waitForFunction(() => (Reflect.get(window, 'benchObserved') as Observed).data !== null); // observe.ts puts it there
    await page.waitForLoadState('networkidle');
    const { seen, began } = await page.evaluate(() => ({
      seen: Reflect.get(window, 'benchObserved') as Observed, // as above
      began: performance.timeOrigin,
    }));
    const { addresses } = traffic.until(began + (seen.data ?? 0));
    expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(mostRequests);
    const gets = traffic.until(Infinity).gets;
    expect(gets.filter((url, index) => gets.indexOf(url) !== index)).toEqual([]);
    const unused = await page.evaluate(() => [...(window.trancheFirstResponses?.responses.keys() ?? [])]);
    expect(unused.map((key) => key.replace(/ Bearer .*/, ''))).toEqual([]);
    expect(seen.cls, seen.moved.join('\n')).toBe(0);
  });
}
