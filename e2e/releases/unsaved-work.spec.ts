import type { BrowserContext, Page } from '@playwright/test';
import { beginCode, code } from './unsaved-input.ts';
import type { Site } from './site.ts';
import {
  anyLoads,
  countLoads,
  expect,
  heading,
  offers,
  press,
  says,
  shows,
  tabAt,
  test,
  visit,
  visitWithoutWorker,
} from './test.ts';
import { advanceClock } from '#e2e/people/backend.ts';
import { customerOn, recordsOf } from '#e2e/people/customer.ts';

// A tab with unsaved work is not reloaded. The counterparts do the same in the build `unguarded`, in which no work counts
// as unsaved, and expect the reload.

/** One tab with a partly typed code; the update is accepted in the other one. */
async function acceptBesideCode(context: BrowserContext, page: Page, site: Site) {
  await visit(page, '/other/terms');
  const typing = await tabAt(context, '/auth/login');
  await beginCode(typing);
  const loads = countLoads(typing);
  site.deploy('v2');
  await offers(page);
  await press(page, 'Update');
  return { typing, loads };
}

test('a partly typed code delays the update, which can be cancelled [PWA-05]', async ({
  context,
  page,
  site,
}) => {
  const { typing, loads } = await acceptBesideCode(context, page, site);
  const loadsHere = countLoads(page);
  await says(page, 'one tab is in the middle of a payment or a form');
  await press(page, 'Cancel');
  await offers(page);
  await press(page, 'Update');
  await says(page, 'one tab is in the middle');
  expect(await anyLoads(loads, loadsHere)).toBe(false);
  await expect(code(typing)).toHaveValue('1');

  await code(typing).fill('');
  await shows(page, 'v2');
  await shows(typing, 'v2');
  expect([loads.now, loadsHere.now]).toEqual([1, 1]);
});

test('a partly typed code is lost in `unguarded` (counterpart)', async ({ context, page, site }) => {
  site.deploy('unguarded');
  const { typing, loads } = await acceptBesideCode(context, page, site);
  await expect.poll(() => loads.now).toBeGreaterThan(0);
  await shows(typing, 'v2');
  await expect(code(typing)).toHaveValue('');
});

// Counterpart: release.spec.ts, where the release is loaded at once without a code.
test('a partly typed code delays an accepted release without a worker, too [RELEASE-02]', async ({
  page,
  site,
}) => {
  const loads = await visitWithoutWorker(page, '/auth/login');
  await beginCode(page);
  site.deploy('v2');
  await offers(page);
  await press(page, 'Update');
  await says(page, 'this page is in the middle of a payment or a form');
  await press(page, 'Cancel');
  await offers(page);
  await press(page, 'Update');
  expect(await anyLoads(loads)).toBe(false);
  await expect(code(page)).toHaveValue('1');

  await code(page).fill('');
  await shows(page, 'v2');
  expect(loads.now).toBe(1);
});

test('the browser asks before a reload only if a partly typed code would be lost', async ({ page }) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill('half an addr');
  await page.reload();
  expect(questions).toEqual([]);
  await beginCode(page);
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
});

// Counterpart: update.spec.ts, where a tab without unsaved work is reloaded as soon as its worker changes.
test('a tab with unsaved work is not reloaded for half an hour by a new worker [PWA-05]', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await visit(page, '/auth/login');
  await beginCode(page);
  const loads = countLoads(page);
  site.deploy('v2');
  await offers(page);
  await page.evaluate(async () => {
    (await navigator.serviceWorker.ready).waiting?.postMessage({ type: 'SKIP_WAITING' });
  });
  await says(page, 'A new version is in place.');
  await page.clock.fastForward('29:00');
  await expect(code(page)).toHaveValue('1');
  expect(loads.now).toBe(0);
  await page.clock.fastForward('01:00');
  await shows(page, 'v2');
  expect(loads.now).toBe(1);
});

/** One tab in which only the boxes of the signature are ticked; the update is accepted in the other one. */
async function acceptBesideSignature(context: BrowserContext, page: Page, site: Site) {
  await visit(page, '/');
  const customer = customerOn(page);
  await customer.ordersWithSlowCard('Espresso machine', 'STD6');
  const before = await recordsOf(page);
  await customer.agrees();
  const other = await tabAt(context, '/other/terms');
  const loads = countLoads(page);
  site.deploy('v2');
  await offers(other);
  await press(other, 'Update');
  return { customer, before, other, loads };
}

test('a tab is not reloaded during a payment, which is made once [PWA-05]', async ({
  context,
  page,
  site,
}) => {
  const { customer, before, other, loads } = await acceptBesideSignature(context, page, site);
  await says(other, 'one tab is in the middle of a payment');
  expect(await anyLoads(loads)).toBe(false);
  await customer.requestsCode();
  await page.evaluate(() =>
    window.addEventListener('pagehide', () =>
      sessionStorage.setItem('left-at', document.querySelector('h1')?.textContent ?? ''),
    ),
  );
  await customer.sign().click();
  await expect(heading(page)).toHaveText(/Completing your payment/);
  expect(loads.now).toBe(0);
  await advanceClock(page, 60_000);
  await customer.at('receipt');
  await shows(page, 'v2');
  await customer.at('receipt');
  await shows(other, 'v2');
  expect(await page.evaluate(() => sessionStorage.getItem('left-at'))).toBe(
    await heading(page).textContent(),
  );
  const after = await recordsOf(page);
  expect(after.payments.length - before.payments.length).toBe(1);
  expect(after.payments[0]).toMatchObject({ status: 'SUCCEEDED', attempts: 1 });
  expect(loads.now).toBe(1);
});

test('the tab is reloaded during a payment in `unguarded` (counterpart)', async ({ context, page, site }) => {
  site.deploy('unguarded');
  const { loads } = await acceptBesideSignature(context, page, site);
  await expect.poll(() => loads.now).toBeGreaterThan(0);
});
