import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { openConsole, watchCopies } from '#e2e/people/demo-console.ts';
import { beginIn } from '#e2e/people/situation.ts';

const file = 'tests/situations/fee-waived.situation';
const scenario = 'mocks/scenarios/written/account-blocked.scenario';

async function openSteps(page: Page) {
  const drawer = await openConsole(page);
  await drawer.getByRole('tab', { name: 'Steps' }).click();
  return drawer;
}

/** Saves the situation and returns its text. */
async function save(page: Page): Promise<string> {
  const drawer = await openSteps(page);
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Save situation' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

/** Drops a file on the page, as the browser does, once the mock backend has started. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Demo console' })).toBeVisible();
  const files = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
}

const stepsIn = (text: string) => JSON.stringify(JSON.parse(text).steps);

test('a situation begins on its page as its person, and steps lead back and forward', async ({ page }) => {
  await beginIn(page, file);
  const main = page.getByRole('main');
  await expect(main).toContainText('PLN-000101');
  const drawer = await openSteps(page);
  const waived = drawer.getByRole('listitem').filter({ hasText: 'Plan fee waived' });
  await waived.getByRole('button', { name: /^Show changes/ }).click();
  await expect(waived.getByRole('row').filter({ hasText: 'fee' }).first()).toBeVisible();
  await expectAccessible(page);
  await waived.getByRole('button', { name: /^Go to before/ }).click();
  await expect(waived).toContainText('Undone');
  await drawer.getByRole('button', { name: 'Forward', exact: true }).click();
  await expect(waived).not.toContainText('Undone');
});

test('a file that is dropped on a page of another browser gives the same state, without a network', async ({
  page,
  browser,
}) => {
  await page.goto('/?scenario=pending-bank');
  await expect(page.getByRole('main')).toContainText('headphones', { ignoreCase: true });
  const text = await save(page);

  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const fresh = await context.newPage();
  await fresh.goto('/other/terms');
  const bar = fresh.getByRole('complementary', { name: 'Application status' });
  await expect(bar).toHaveAttribute('data-flags', /controlled activated/);
  await context.setOffline(true);
  await drop(fresh, 'pending-bank.situation', text);
  await expect(fresh).toHaveURL(/scenario=pending-bank/);
  await expect(fresh.getByRole('main')).toContainText('headphones', { ignoreCase: true });
  const again = await save(fresh);
  expect(JSON.parse(text).steps).not.toEqual([]);
  expect(stepsIn(again).startsWith(stepsIn(text).slice(0, -1))).toBe(true);
  await context.close();
});

test('a situation is copied as a link that opens the same state in another browser', async ({
  page,
  browser,
}) => {
  const copied = await watchCopies(page);
  await page.goto('/?scenario=pending-bank');
  await expect(page.getByRole('main')).toContainText('headphones', { ignoreCase: true });
  const text = await save(page);
  const drawer = page.getByRole('dialog', { name: 'Demo console' });
  await drawer.getByRole('button', { name: 'Copy link' }).click();
  await expect(drawer.getByText('Copied')).toBeVisible();
  const link = await copied();

  const context = await browser.newContext();
  const fresh = await context.newPage();
  await fresh.goto(link);
  await expect(fresh.getByRole('main')).toContainText('headphones', { ignoreCase: true });
  expect(stepsIn(await save(fresh)).startsWith(stepsIn(text).slice(0, -1))).toBe(true);
  await context.close();
});

test('a file of another release is refused with a sentence, and the page stays', async ({ page }) => {
  await page.goto('/');
  const situation = { ...JSON.parse(readFileSync(file, 'utf8')), first: '0'.repeat(64) };
  await drop(page, 'old.situation', JSON.stringify(situation));
  await expect(page.getByText(/^The situation was saved by another release/)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a link that is cut off is refused, and a reload does not try it again', async ({ page }) => {
  await page.goto('/other/terms#situation=abc');
  await expect(page.getByText(/^This is no situation/)).toBeVisible();
  await expect(page).toHaveURL(/\/other\/terms$/);
});

test('a scenario that is dropped on a page is opened, and one that cannot be read says where', async ({
  page,
}) => {
  await page.goto('/other/terms');
  await drop(page, 'mine.scenario', 'fly to the moon');
  await expect(page.getByText(/^The scenario could not be opened\. mine\.scenario: Line 1/)).toBeVisible();
  await expect(page).toHaveURL(/\/other\/terms$/);
  await drop(page, 'mine.scenario', readFileSync(scenario, 'utf8'));
  await expect(page).not.toHaveURL(/\/other\/terms$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('any other file that is dropped on a page is refused with the next step', async ({ page }) => {
  await page.goto('/other/terms');
  await drop(page, 'README.md', '# Read me');
  await expect(page.getByText(/^This is not a situation or scenario file\. Drop one/)).toBeVisible();
  await expect(page).toHaveURL(/\/other\/terms$/);
  await expectAccessible(page);
});

test('a situation that is opened during a guided tour ends the tour', async ({ page }) => {
  await page.goto('/?tour=overdue-instalment');
  const panel = page.getByRole('region', { name: 'Guided tour' });
  await expect(panel).toBeVisible();
  await drop(page, 'kept.situation', readFileSync(file, 'utf8'));
  await expect(page).toHaveURL(/scenario=overdue-fee/);
  await expect(page.getByRole('button', { name: 'Guided tours' }).first()).toBeVisible();
  await expect(panel).toBeHidden();
});
