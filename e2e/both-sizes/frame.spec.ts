import type { Page } from '@playwright/test';
import { interactive } from '#tests/kit/in-page.ts';
import { expect, frames, test } from '#e2e/fixtures.ts';
import { customerOn } from '#e2e/people/customer.ts';
import { addsToCart } from '#e2e/people/purchase.ts';

// The frame stays while pages change: nothing above the content disappears, also not during a transition.
test.use({ reducedMotion: 'no-preference' });

interface Sample {
  readonly at: string;
  /** The header is the element that was there first. */
  readonly same: boolean;
  readonly visible: boolean;
}

/** Records the state of the header in each animation frame from now on. */
async function watchHeader(page: Page): Promise<() => Promise<Sample[]>> {
  await page.evaluate(() => {
    const first = document.querySelector('header');
    const samples: Sample[] = [];
    Object.assign(window, { headerSamples: samples });
    const look = () => {
      const header = document.querySelector('header');
      const { height = 0, top = -1 } = header?.getBoundingClientRect() ?? {};
      const visible = header?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
      samples.push({
        at: location.pathname + location.search,
        same: header !== null && header === first,
        visible: visible && height > 0 && top + height + scrollY > 0,
      });
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => Reflect.get(window, 'headerSamples') as Sample[]); // collected above
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The frames without the header, by address; and the addresses in all. */
function summary(samples: readonly Sample[]) {
  const bad = samples.filter(({ same, visible }) => !same || !visible).map(({ at }) => at);
  return { bad, visitedAddresses: new Set(samples.map(({ at }) => at.replace(/=.*/, ''))) };
}

test.beforeEach(({ page }) =>
  // While a chunk is on its way the skeleton is shown.
  page.route(/\/assets\/page-.*\.js/, async (route) => {
    await frames(page).catch(() => undefined); // a page that is left has no more frames
    await route.continue();
  }),
);

test('the header stays the same element from the start page to a plan', async ({ page }) => {
  await customerOn(page).signsIn();
  await page.goto('/');
  await interactive(page);
  const samples = await watchHeader(page);
  await page.getByRole('link', { name: 'Instalments', exact: true }).click();
  await expect(heading(page, 'Instalments')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Espresso machine', exact: true }).first().click();
  await expect(heading(page, 'Espresso machine')).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
    /Instalments.*Espresso machine/,
  );
  await expect(page.getByRole('banner').getByRole('link', { name: 'Instalments' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const { bad, visitedAddresses } = summary(await samples());
  expect(bad).toEqual([]);
  expect([...visitedAddresses]).toEqual(['/', '/installments', '/installments/details?plan']);
});

test('the header stays the same element through the whole purchase', async ({ page }) => {
  const customer = customerOn(page);
  await page.goto('/');
  await addsToCart(page, 'Espresso machine');
  const samples = await watchHeader(page);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(heading(page, 'Your cart')).toBeFocused();
  await customer.comparesPlans();
  await expect(heading(page, 'How would you like to pay?')).toBeFocused();
  await customer.choosesOffer('STD6');
  await expect(heading(page, 'Payment')).toBeFocused();
  await customer.givesCard('good');
  await customer.signsInAtCheckout();
  await expect(heading(page, 'Review and confirm')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(heading(page, /terms/i)).toBeFocused();
  const { bad, visitedAddresses } = summary(await samples());
  expect(bad).toEqual([]);
  // As a set: whether a frame is painted at the confirmation's address before logging in depends on the machine.
  const addresses = ['/', '/checkout?step', '/auth/login?next', '/checkout/confirmation', '/other/terms'];
  expect(visitedAddresses).toEqual(new Set(addresses));
});
