import type { Page } from '@playwright/test';
import { people, signIn } from '../people.ts';
import { cards, shopperOn } from '../shopper.ts';
import type { Fault } from './site.ts';
import {
  chunkOf,
  countLoads,
  expect,
  heading,
  offers,
  patiently,
  press,
  shows,
  test,
  visit,
  visitWithoutWorker,
  walk,
  watch,
  withoutWorkers,
} from './test.ts';

// No worker here, unless a test says so: it would have every file of its build.

test.use({ releasePollMs: 3_600_000 });

/** What the browser says when a file does not come; each time in its own words. */
const noise = /status of (404|500)|MIME type|dynamically imported module|Unable to preload CSS|ERR_/;

const isGone = async (page: Page) => {
  await expect(page.getByText('A part of this page could not be loaded')).toBeVisible(patiently);
  await expect(heading(page)).toHaveText('Internal Server Error');
};

/** As if the last loads had been so long ago. */
const lastLoadsWere = (page: Page, ms: number) =>
  page.evaluate((age) => {
    const reloads: { path: string }[] = JSON.parse(sessionStorage.getItem('tranche.reloads') ?? '[]');
    const earlier = reloads.map(({ path }) => ({ path, at: Date.now() - age }));
    sessionStorage.setItem('tranche.reloads', JSON.stringify(earlier));
  }, ms);

test.describe('after a release that took the old files away', () => {
  for (const host of ['a 404', 'its home page'] as const) {
    test(`a page whose file gets ${host} is loaded once at its full address, with everything kept [RELEASE-02]`, async ({
      page,
      site,
      tolerate,
    }) => {
      tolerate(noise);
      await withoutWorkers(page);
      await signIn(page, 'administrator');
      await page.goto('/users');
      await page.getByRole('button', { name: 'Drawer with words' }).click();
      const loads = countLoads(page);
      site.deploy('v2');
      if (host === 'its home page') site.break(chunkOf('v1', '/orders'), 'html');
      await walk(page, '/orders?sort=-createdAt#list');
      await expect(page.getByText('Every order, the first draft and all that follows.')).toBeVisible(
        patiently,
      );
      await shows(page, 'v2');
      expect(loads.now).toBe(1);
      await expect(page).toHaveURL(/\/orders\?sort=-createdAt#list$/);
      await expect(page.getByRole('button', { name: 'Drawer with words' })).toHaveAttribute(
        'aria-expanded',
        'false',
      );

      await page.goBack();
      await expect(heading(page)).toHaveText('Users');
      await shows(page, 'v2');
    });
  }

  test('the state comes from what was put aside: without it the drawer has its words again', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(noise);
    await withoutWorkers(page);
    await forget(page, 'tranche.reload-state');
    await signIn(page, 'administrator');
    await page.goto('/users');
    await page.getByRole('button', { name: 'Drawer with words' }).click();
    site.deploy('v2');
    await walk(page, '/orders');
    await shows(page, 'v2');
    await expect(page.getByRole('button', { name: 'Drawer with words' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('a newer worker that waits is put in place instead of a blind load [RELEASE-02]', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(noise);
    await visit(page, '/other/terms');
    const loads = countLoads(page);
    site.deploy('v2');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await offers(page);
    await loseOldFiles(page);
    await walk(page, '/auth/login');
    await expect(page.getByText('With a code of six digits')).toBeVisible(patiently);
    await shows(page, 'v2');
    expect(loads.now).toBe(1);
  });
});

/** The browser makes room: nothing that the old release needs is kept any more. */
async function loseOldFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.evaluate(async (lost) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        if (new RegExp(lost).test(new URL(url).pathname)) await cache.delete(url);
    }
  }, chunkOf('v1', '/auth/login').source);
}

/** A write under this key goes nowhere. */
const forget = (page: Page, key: string) =>
  page.addInitScript((forgotten) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (name !== forgotten) setItem.call(this, name, value);
    };
  }, key);

test.describe('a file that is gone for good', () => {
  test('costs one load per path in ten seconds, and the error page says so; no circle over several paths [RELEASE-03]', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(noise);
    const loads = await visitWithoutWorker(page, '/other/terms');
    site.break(chunkOf('v1', '/other/privacy'), 404);
    site.break(chunkOf('v1', '/auth/login'), 404);
    await walk(page, '/other/privacy');
    await isGone(page);
    expect(loads.now).toBe(1);

    await walk(page, '/auth/login'); // a path of its own
    await isGone(page);
    await expect.poll(() => loads.now).toBe(2);

    for (const path of ['/other/privacy', '/auth/login', '/other/privacy']) {
      await walk(page, '/other/terms');
      await expect(heading(page)).toHaveText(/terms/i);
      await lastLoadsWere(page, 5_000);
      await walk(page, path);
      await isGone(page);
    }
    expect(loads.now).toBe(2);

    await walk(page, '/other/terms');
    await lastLoadsWere(page, 10_000);
    await walk(page, '/other/privacy');
    await expect.poll(() => loads.now, patiently).toBe(3);
    await isGone(page);
    await expect(page.getByText('Build v1')).toBeVisible();

    site.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(/privacy/i);
  });

  test('where the guard forgets, the page loads again and again: the count of loads shows it', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(noise);
    await forget(page, 'tranche.reloads');
    const loads = await visitWithoutWorker(page, '/other/terms');
    site.break(chunkOf('v1', '/other/privacy'), 404);
    await walk(page, '/other/privacy');
    await expect.poll(() => loads.now, patiently).toBeGreaterThanOrEqual(5);
    site.mend();
    await expect(heading(page)).toHaveText(/privacy/i);
  });

  test('at the first address costs one load, then the error page [RELEASE-03]', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(noise);
    await withoutWorkers(page);
    site.break(chunkOf('v1', '/auth/login'), 404);
    const loads = countLoads(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await isGone(page);
    expect(loads.now).toBe(2);
  });

  test('costs no load where the tab may not remember it [RELEASE-03]', async ({ page, site, tolerate }) => {
    tolerate(noise);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const loads = await visitWithoutWorker(page, '/other/terms');
    site.break(chunkOf('v1', '/other/privacy'), 404);
    await walk(page, '/other/privacy');
    await isGone(page);
    expect(loads.now).toBe(0);
  });

  test('is a style sheet: the same one load and the error page [RELEASE-03]', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(noise);
    const loads = await visitWithoutWorker(page, '/other/terms');
    site.break(chunkOf('v1', '/auth/login', 'css'), 404);
    await walk(page, '/auth/login');
    await isGone(page);
    expect(loads.now).toBe(1);
  });

  for (const [what, fault] of [
    ['a 404', 404],
    ['a page', 'html'],
  ] as const) {
    test(`is the first one of all, and ${what} comes for it: words and a way on, no blank page`, async ({
      page,
      site,
      tolerate,
    }) => {
      tolerate(noise);
      site.break(chunkOf('v1', 'entry'), fault);
      await page.goto('/checkout');
      await expect(page.getByText('The application could not be loaded.')).toBeVisible();
      site.mend();
      await page.getByRole('link', { name: 'Load the page again' }).click();
      await expect(heading(page)).toHaveText('Your cart');
    });
  }
});

test.describe('no reason for a load', () => {
  test('is a host that nobody reaches: told in place, the rest works, and it comes with the connection [RELEASE-02]', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(noise);
    tolerate(/UnreachableError/);
    const loads = await visitWithoutWorker(page, '/other/terms');
    await site.down();
    await walk(page, '/other/privacy');
    await expect(heading(page)).toHaveText('No Connection', patiently);
    await walk(page, '/other/terms');
    await expect(heading(page)).toHaveText(/terms/i);
    await walk(page, '/other/privacy');
    await expect(heading(page)).toHaveText('No Connection', patiently);
    await site.up();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(/privacy/i);
    expect(loads.now).toBe(0);
  });

  for (const kind of ['js', 'css'] as const) {
    test(`is a failure that passes: the second try brings the page's ${kind} [RELEASE-02]`, async ({
      page,
      site,
      tolerate,
    }) => {
      tolerate(noise);
      const loads = await visitWithoutWorker(page, '/other/terms');
      const file = chunkOf('v1', '/auth/login', kind);
      site.break(file, 500, 1);
      await walk(page, '/auth/login');
      await expect(heading(page)).toHaveText('Sign in', patiently);
      expect(site.count(file)).toBe(2);
      expect(loads.now).toBe(0);
    });
  }

  test('is a file that came and fails: the error page, no load, no second try [RELEASE-02]', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(/a fault of its own/);
    const loads = await visitWithoutWorker(page, '/other/terms');
    const failing: Fault = (response) => {
      response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end('throw new Error("a fault of its own")');
    };
    const file = chunkOf('v1', '/auth/login');
    site.break(file, failing);
    await walk(page, '/auth/login');
    await expect(page.getByText('Something went wrong on this page.')).toBeVisible();
    await watch(page, 1_000);
    expect(loads.now).toBe(0);
    expect(site.count(file)).toBe(1);
  });
});

test.describe('what is put aside', () => {
  const typed = {
    v: 1,
    at: 0,
    fromBuild: 'v1',
    path: '/auth/login',
    state: { typed: { v: 1, data: { 'sign-in.contact': 'half an addr' } } },
  };
  const cases = [
    { name: 'is used by the page that follows', envelope: typed, age: 1_000, value: 'half an addr' },
    { name: 'is dropped after a minute', envelope: typed, age: 61_000, value: '' },
    { name: 'is dropped when another version wrote it', envelope: { ...typed, v: 2 }, age: 1_000, value: '' },
    {
      name: 'is dropped in the part that another version wrote',
      envelope: { ...typed, state: { typed: { ...typed.state.typed, v: 2 } } },
      age: 1_000,
      value: '',
    },
  ] as const;

  test(`${cases.map(({ name }) => name).join(', ')} [RELEASE-02]`, async ({ page }) => {
    await page.goto('/auth/login');
    for (const { name, envelope, age, value } of cases) {
      await page.evaluate(
        ([kept, since]) => {
          sessionStorage.setItem('tranche.reload-state', JSON.stringify({ ...kept, at: Date.now() - since }));
        },
        [envelope, age] as const,
      );
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Phone or e-mail' }), name).toHaveValue(value);
      expect(await page.evaluate(() => sessionStorage.getItem('tranche.reload-state')), name).toBeNull();
    }
  });

  test('holds what was typed, and neither cards nor codes [RELEASE-02]', async ({ page, site }) => {
    test.setTimeout(300_000);
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        setItem.call(this, name, value);
        setItem.call(localStorage, 'written', `${localStorage.getItem('written') ?? ''}\n${name}=${value}`);
      };
    });
    await visit(page, '/');
    const shopper = shopperOn(page);
    await shopper.chooseEspressoMachine();
    await shopper.comparePlans();
    await shopper.chooseSixMonths();
    await shopper.giveCard(cards.good);
    await shopper.at('login');
    await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill(people.customer);
    site.deploy('v2');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await offers(page);
    await press(page, 'Update');
    await shows(page, 'v2');
    await page.getByRole('button', { name: 'Send the code' }).click();
    const button = page.getByRole('button', { name: /^Fill in \d{6}$/ });
    const code = /\d{6}/.exec(
      (await button.textContent()) ?? (await button.getAttribute('aria-label')) ?? '',
    )?.[0];
    await button.click();
    await shopper.at('sign');
    const written = await page.evaluate(() => localStorage.getItem('written') ?? '');
    expect(written).toContain(people.customer);
    expect(code).toMatch(/^\d{6}$/);
    expect(written).not.toContain(code);
    expect(written.replaceAll(' ', '')).not.toContain(cards.good.replaceAll(' ', ''));
  });
});
