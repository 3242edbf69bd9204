import type { Page } from '@playwright/test';
import { routes } from '#src/platform/paths.ts';
import { isPrerendered, prerendered } from '#src/prerender/prerendered.ts';
import { expect, heading, test } from './test.ts';
import { visits } from '#e2e/people/visits.ts';

// What the files of a build say is in the tests of the tools; here it is what a browser makes of them.

test.use({ releasePollMs: 3_600_000 });

const words: Readonly<Record<(typeof prerendered)[number], string | RegExp>> = {
  home: 'Espresso machine',
  error: 'Internal Server Error',
  terms: /terms/i,
  privacy: /privacy/i,
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, serviceWorkers: 'block' });

  test('every route has its title, and four have their content [RELEASE-04]', async ({ page }) => {
    test.setTimeout(240_000);
    for (const { title, path } of Object.values(routes)) {
      await page.goto(path);
      expect.soft(await page.title(), path).toMatch(new RegExp(`^${title}`));
    }
    for (const id of prerendered) {
      await page.goto(routes[id].path);
      await expect.soft(page.getByText(words[id]).first(), id).toBeVisible();
    }
  });

  test('an address that nobody knows gets a page that says so, with status 404', async ({
    page,
    tolerate,
  }) => {
    tolerate(/status of 404/);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page Not Found');
  });
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page that did not change is not sent again, and its styles still apply', async ({ page, site }) => {
    // Each answer has a nonce of its own, so the same one twice is the same answer, kept.
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

test('what a prerendered page was made of lies beside it, the same as inside it [RELEASE-04]', async ({
  request,
}) => {
  for (const id of prerendered) {
    const { path } = routes[id];
    const html = await (await request.get(path)).text();
    const inside = /<script type="application\/json" id="payload">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const beside = await request.get(`${path.replace(/\/$/, '')}/_payload.json?_b=v1`);
    expect(beside.headers()['cache-control']).toBe('no-cache');
    expect(await beside.json(), id).toEqual(JSON.parse(inside));
  }
});

/** The heading that came with the page, before any script of the application. */
const rememberFirstHeading = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'firstHeading', document.querySelector('#root h1'));
    });
  });

/** False where the page was drawn anew. */
const isFirstHeading = (page: Page) =>
  heading(page).evaluate((element) => element === Reflect.get(window, 'firstHeading'));

test('prerendered pages are taken over as they are, the others drawn anew; no route complains', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await rememberFirstHeading(page);
  const seen = new Map<string, boolean>();
  for (const { path, as } of visits) {
    if (as) continue; // these go to the sign-in page; e2e/routes.spec.ts opens them
    await page.goto(path);
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await expect(page.locator('aside[data-worker]')).toHaveAttribute('data-worker', 'activated', {
      timeout: 45_000,
    });
    await expect(heading(page)).toBeVisible();
    seen.set(path, await isFirstHeading(page));
  }
  const kept = [...seen].filter(([, same]) => same).map(([path]) => path);
  expect(kept.toSorted()).toEqual(prerendered.map((id) => routes[id].path).toSorted());
  expect(isPrerendered('checkout')).toBe(false);
});

test('a prerendered page that is not what the application would draw makes it complain, and is drawn anew', async ({
  page,
  tolerate,
}) => {
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
