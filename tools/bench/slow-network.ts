import { chromium } from 'playwright';
import { routeIds, routes } from '#src/platform/routing/page-table.ts';
import { isPrerendered } from '#src/app/prerender/prerendered.ts';
import { findBrowser } from '#tools/browser/find.ts';
import { sandboxed, thisMachine } from '#tools/browser/this-machine.ts';
import { median, printTable } from './table.ts';
import { measure, type Measured } from './pages/measure.ts';
import { openServers, staticPath } from './pages/servers.ts';
import { cartWithOneItem, openSessions } from './pages/sessions.ts';
import { visitOf } from '#tools/visits.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 5);

/** Multiples of the static page's first paint, of the same run. */
const aims = { fcp: 1.25, prerendered: 1.4, other: 3.6 } as const;
const pressMs = 2_600;
const maxRequests = 14;

/**
 * Opens every route, or the given ones, as a phone on a slow network does: from our host, with an API beside it and no
 * mock backend; and a hand-written static page in the same turn, because machines differ.
 */
export async function slowNetwork(only: readonly string[]): Promise<void> {
  const browserProgram = await findBrowser(thisMachine);
  const servers = await openServers();
  const browser = await chromium.launch({ ...browserProgram.launch, chromiumSandbox: sandboxed });
  try {
    const sessions = await openSessions(servers.api);
    const draft = await cartWithOneItem(servers.api);
    const ids = routeIds().filter((id) => only.length === 0 || only.includes(routes[id].path));
    const still: Measured[] = [];
    const taken = ids.map((): Measured[] => []);
    for (let turn = 0; turn < runs; turn += 1) {
      const wanted = { data: 'Product 8', press: null };
      still.push(
        await measure(browser, { url: servers.origin + staticPath, wanted, session: null, draft: null }),
      );
      for (const [index, id] of ids.entries()) {
        const { as, data, press, cart } = visitOf(id);
        const visit = {
          url: servers.origin + routes[id].path,
          wanted: { data, press: press ?? null },
          session: sessions[as],
          draft: cart ? draft : null,
        };
        taken[index]?.push(await measure(browser, visit));
      }
    }
    const reference = middle(still, 'fcp');
    printTable(
      `Each route on a slow phone, Chromium ${browserProgram.version}, median of ${runs}; ms, and × the static page`,
      ['', 'FCP', 'aim', 'LCP', 'aim', 'first data', 'press', 'aim', 'CLS', 'requests', 'aim', 'kB'],
      [
        row('static page', still, reference, null, false),
        ...ids.map((id, index) =>
          row(
            routes[id].path,
            taken[index] ?? [],
            reference,
            isPrerendered(id) ? aims.prerendered : aims.other,
            visitOf(id).press !== undefined,
          ),
        ),
      ],
    );
    if (process.env['BENCH_ADDRESSES'])
      for (const [index, id] of ids.entries())
        console.log(
          id,
          taken[index]?.at(-1)?.addresses.map((url) => url.replace(servers.origin, '')),
        );
  } finally {
    await browser.close();
    await servers.close();
  }
}

function middle(taken: readonly Measured[], name: 'fcp' | 'lcp' | 'data' | 'answered'): number {
  return median(taken.map((one) => one[name] ?? Infinity));
}

function row(
  name: string,
  taken: readonly Measured[],
  reference: number,
  aim: number | null,
  isPressed: boolean,
): string[] {
  const time = (ms: number) => `${Math.round(ms)} (${(ms / reference).toFixed(2)})`;
  const max = (one: keyof Measured & ('cls' | 'requests')) => Math.max(...taken.map((each) => each[one]));
  return [
    name,
    time(middle(taken, 'fcp')),
    aim === null ? '' : `≤ ${aims.fcp}`,
    time(middle(taken, 'lcp')),
    aim === null ? '' : `≤ ${aim}`,
    time(middle(taken, 'data')),
    isPressed ? String(Math.round(middle(taken, 'answered'))) : '',
    isPressed ? `≤ ${pressMs}` : '',
    max('cls').toFixed(3),
    String(max('requests')),
    `≤ ${maxRequests}`,
    median(taken.map(({ kilobytes }) => kilobytes)).toFixed(0),
  ];
}
