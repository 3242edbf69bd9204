import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { administratorOn } from './people/administrator.ts';
import { customerOn } from './people/customer.ts';
import { visitAll } from './people/visitor.ts';
import type { FilledVisit } from '#tools/visits.ts';

// Narrow viewports, and large text in them. What each address shows at 320 px is in routes.spec.ts.

test('at 320 px nothing overflows at any step of the purchase', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async (step: string) => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `px beyond 320 at ${step}`).toBeLessThanOrEqual(0);
  };
  const customer = customerOn(page);
  await customer.putsInCart('Espresso machine');
  await fits('the cart');
  await customer.comparesPlans();
  await customer.marksOffer('STD6');
  await page.getByRole('button', { name: 'See the calculation' }).click();
  await fits('the plans, with the maths');
  await customer.choosesOffer('STD6');
  await fits('the payment');
  await customer.givesCard('good');
  await customer.signsInAtCheckout();
  await fits('the signature');
  await customer.requestsCode();
  await fits('the code');
  await customer.sign().click();
  await customer.at('receipt');
  await fits('the receipt');
  await page.getByRole('link', { name: 'See the plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^PLN-/ })).toBeVisible();
  await fits('the plan');
});

test('the drawer, open on a phone', async ({ page }) => {
  await administratorOn(page).signsIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('link', { name: 'Log Out' })).toBeVisible();
  await expectAccessible(page);
});

/** The page shows its first data, and nothing is on its way. */
async function arrived(page: Page, { heading, data }: FilledVisit): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(
    page.getByRole('main').getByText(new RegExp(data)).filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Elements that overflow with twice the text size: the window (`wide`), or their button or link (`cut`). */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%');
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const cut = [...document.querySelectorAll('button, a')].filter(
      (element) =>
        getComputedStyle(element).display !== 'inline' &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1),
    );
    const named = (elements: Element[]) =>
      elements.map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent}`);
    return { wide: scrollWidth > clientWidth ? named(wide) : [], cut: named(cut) };
  });

test.describe('with twice the text size at 320 px no page is wider than the window, no label of a button is cut', () => {
  test.use({ viewport: { width: 320, height: 700 } });
  const nothing = { wide: [], cut: [] };

  for (const path of ['/', '/auth/login', '/other/terms']) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await overflowing(page)).toEqual(nothing);
    });
  }

  test('on /checkout: cart and plans', async ({ page }) => {
    const customer = customerOn(page);
    await customer.putsInCart('Espresso machine');
    expect(await overflowing(page)).toEqual(nothing);
    await customer.comparesPlans();
    await expect(page.getByRole('radio', { name: /^6 months/ })).toBeVisible();
    expect(await overflowing(page)).toEqual(nothing);
  });

  for (const who of ['customer', 'administrator'] as const) {
    test(`on every page of the ${who}`, async ({ page }) => {
      test.slow(); // many pages, in two scenarios
      await visitAll(page, who, async (visit) => {
        await arrived(page, visit);
        expect({ path: visit.path, ...(await overflowing(page)) }).toEqual({ path: visit.path, ...nothing });
      });
    });
  }
});

test('at 1,280 px, the narrowest for tables, each fits beside the open drawer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  test.slow(); // as above
  await visitAll(page, 'administrator', async (visit) => {
    await arrived(page, visit);
    const beyond = await page
      .locator('main table')
      .evaluateAll((tables) =>
        tables
          .map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
          .filter((px) => px > 1),
      );
    expect({ path: visit.path, beyond }).toEqual({ path: visit.path, beyond: [] });
  });
});
