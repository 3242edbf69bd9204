import type { Page } from '@playwright/test';
import { routes } from '#src/platform/routing/page-table.ts';
import { isPrerendered, prerendered, type PrerenderedId } from '#src/app/prerender/prerendered.ts';
import { expect, heading, test } from './test.ts';
import { visits } from '#tools/visits.ts';

// The files of a build in a browser; tests/tools/build checks their content.

test.use({ releasePollMs: 3_600_000 });

const contents: Readonly<Record<PrerenderedId, string | RegExp>> = {
  home: 'Espresso machine',
  error: 'Internal Server Error',
  terms: /terms/i,
  privacy: /privacy/i,
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, serviceWorkers: 'block' });

  test('every route has its title, and four have their content [RELEASE-04]', async ({ page }) => {
    for (const { title, path } of Object.values(routes)) {
      await page.goto(path);
      expect.soft(await page.title(), path).toMatch(new RegExp(`^${title}`));
    }
    for (const id of prerendered) {
      await page.goto(routes[id].path);
      await expect.soft(page.getByText(contents[id]).first(), id).toBeVisible();
    }
  });

  test('an unknown address is answered with the not-found page and status 404', async ({
    page,
    tolerate,
  }) => {
    tolerate(/status of 404/);
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page Not Found');
  });
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page that did not change is revalidated, and its styles still apply', async ({ page, site }) => {
    // Each response has a nonce of its own; the same nonce twice means that the stored page was used.
    const open = async (path: string) => {
      await page.goto(path);
      await expect(heading(page)).toHaveText(/terms/i);
      return page.locator('meta[property="csp-nonce"]').evaluate((meta) => Reflect.get(meta, 'nonce'));
    };
    const first = await open('/other/terms');
    expect(first).toMatch(/^[\w-]{24}$/);
    expect(await open('/other/terms')).toBe(first);
    site.deploy('v2');
    expect(await open('/other/terms')).not.toBe(first);
  });
});

test('the payload of a prerendered page is also a file beside it [RELEASE-04]', async ({ request }) => {
  for (const id of prerendered) {
    const { path } = routes[id];
    const html = await (await request.get(path)).text();
    const inside = /<script type="application\/json" id="payload">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const beside = await request.get(`${path.replace(/\/$/, '')}/_payload.json?_b=v1`);
    expect(beside.headers()['cache-control']).toBe('no-cache');
    expect(await beside.json(), id).toEqual(JSON.parse(inside));
  }
});

/** Remembers the heading of the HTML, before any script of the application runs. */
const rememberFirstHeading = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'firstHeading', document.querySelector('#root h1'));
    });
  });

/** Whether the heading is still the one of the HTML; false when the page was rendered again. */
const isFirstHeading = (page: Page) =>
  heading(page).evaluate((element) => element === Reflect.get(window, 'firstHeading'));

test('no route logs an error, whether it is hydrated or rendered again', async ({ page }) => {
  await rememberFirstHeading(page);
  const hydrationByPath = new Map<string, boolean>();
  for (const { path, as } of visits) {
    if (as !== 'guest') continue; // these redirect to the sign-in page; e2e/desktop/routes.spec.ts opens them
    await page.goto(path);
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await expect(page.locator('aside[data-worker]')).toHaveAttribute('data-worker', 'activated', {});
    await expect(heading(page)).toBeVisible();
    hydrationByPath.set(path, await isFirstHeading(page));
  }
  const hydrated = [...hydrationByPath].filter(([, same]) => same).map(([path]) => path);
  expect(hydrated.toSorted()).toEqual(prerendered.map((id) => routes[id].path).toSorted());
  expect(isPrerendered('checkout')).toBe(false);
});

test('a prerendered page that differs from the rendered one is reported', async ({ page, tolerate }) => {
  tolerate(/Minified React error #418/);
  await rememberFirstHeading(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('#root h1')?.append(' of another build');
    });
  });
  await page.goto('/other/terms');
  await expect(heading(page)).not.toContainText('of another build');
  expect(await isFirstHeading(page)).toBe(false);
});
