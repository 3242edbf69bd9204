import type { Page } from '@playwright/test';
import { expectAccessible, expect, test } from './fixtures.ts';
import { type people, signIn } from './people.ts';

interface Visit {
  readonly id: string;
  readonly path: string;
  readonly heading: string | RegExp;
  readonly as?: keyof typeof people;
}

const visits: readonly Visit[] = [
  { id: 'ROUTE-01', path: '/', heading: /Buy now, pay over time/ },
  { id: 'ROUTE-02', path: '/other/error', heading: 'Internal Server Error' },
  { id: 'ROUTE-03', path: '/other/terms', heading: /terms/i },
  { id: 'ROUTE-04', path: '/other/privacy', heading: /privacy/i },
  { id: 'ROUTE-05', path: '/checkout', heading: /./ },
  { id: 'ROUTE-06', path: '/checkout/collateral', heading: 'Collateral' },
  { id: 'ROUTE-07', path: '/checkout/confirmation', heading: 'Nothing to confirm yet', as: 'customer' },
  { id: 'ROUTE-08', path: '/installments', heading: 'Instalments', as: 'customer' },
  { id: 'ROUTE-09', path: '/installments/details', heading: /./, as: 'customer' },
  { id: 'ROUTE-10', path: '/mini-admin', heading: 'Administration', as: 'administrator' },
  { id: 'ROUTE-11', path: '/mini-admin/users', heading: 'Users', as: 'administrator' },
  { id: 'ROUTE-12', path: '/mini-admin/payments', heading: 'Payments', as: 'administrator' },
  { id: 'ROUTE-13', path: '/mini-admin/installments', heading: 'Instalments', as: 'administrator' },
  { id: 'ROUTE-14', path: '/mini-admin/scratchcards', heading: 'Scratchcards', as: 'administrator' },
  { id: 'ROUTE-15', path: '/mini-admin/notifications', heading: 'Notifications', as: 'administrator' },
  { id: 'NAV-01', path: '/users', heading: 'Users', as: 'administrator' },
  { id: 'NAV-02', path: '/orders', heading: 'Orders', as: 'administrator' },
  { id: 'NAV-03', path: '/auth/logout', heading: 'You are signed out', as: 'customer' },
  { id: 'NAV-04', path: '/auth/login', heading: 'Sign in' },
];

/** The page is there: its heading, and no bone of a skeleton. */
async function settled(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const { id, path, heading, as } of visits) {
  test(`${path} opens with status 200, no complaint, no finding of axe, and fits 320 px [${id}]`, async ({
    page,
  }) => {
    if (as) await signIn(page, as);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await settled(page, heading);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);

    await page.setViewportSize({ width: 320, height: 640 });
    await settled(page, heading);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, 'px beyond a width of 320').toBeLessThanOrEqual(0);
  });
}
