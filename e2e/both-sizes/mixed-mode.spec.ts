import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { openConsole } from '#e2e/people/demo-console.ts';
import { endPrograms, startApi, startHost } from '#e2e/programs.ts';
import { people } from '#tests/kit/people.ts';
import { clientAt } from '#tests/kit/provider-at.ts';

// The mock backend over HTTP takes the place of the real API. Its Mira has a plan; the one of the mock in the page has none.

const plan = 'PLN-000101';
const main = (page: Page) => page.getByRole('main');

test.afterAll(endPrograms);

/** Opens the part of the console for a real API. */
async function openPart(page: Page) {
  const drawer = await openConsole(page);
  await drawer.getByRole('tab', { name: 'Real API' }).click();
  return drawer;
}

test('plans come from a real API and all else from the mock, which each page says', async ({
  page,
  tolerate,
}) => {
  const api = await startApi('--scenario', 'happy');
  const host = await startHost('--mocks', 'on', '--real-api', api.url);
  const { token } = await clientAt(api.url).signIn(people.mira);

  await page.goto(`${host.url}/installments?scenario=new-user&as=customer`);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  const drawer = await openPart(page);
  await drawer.getByLabel('Base URL of the real API').fill(api.url);
  await drawer.getByRole('combobox', { name: 'Add what it answers' }).fill('plans');
  await page.getByRole('option', { name: /^plans: all \d+ operations$/ }).click();
  await drawer.getByRole('button', { name: 'Switch on' }).click();
  await expect(drawer.getByText('It is on for this tab.')).toBeVisible();
  tolerate(/status of 401/); // without a token; the session at the mock goes on
  await expect(main(page)).toContainText(
    'The real API needs a session (401), and no token of one was entered.',
  );
  await drawer.getByLabel('Token of a session there').fill(token);
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(drawer.getByText('This tab keeps one.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(main(page)).toContainText(plan);
  const notice = page.getByText(`Real API ${new URL(api.url).host}: plans`);
  await expect(notice).toBeVisible();

  await page.reload();
  await expect(main(page)).toContainText(plan);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  const requests = await openConsole(page);
  await requests.getByRole('tab', { name: 'Requests' }).click();
  const items = requests.getByRole('listitem');
  await expect(items.filter({ hasText: /GET \/v1\/plans\?/ }).first()).toContainText(
    /200, \d+ ms\s*Real API\s*Fits the contract/,
  );
  await expect(items.filter({ hasText: 'GET /v1/changes' }).first()).not.toContainText('Real API');
  await page.keyboard.press('Escape');

  tolerate(/ERR_CONNECTION_REFUSED/);
  await api.end();
  await page.reload();
  await expect(main(page)).toContainText('We can’t be reached');
  await page.getByRole('button', { name: 'Change' }).click();
  const again = page.getByRole('dialog', { name: 'Demo console' });
  await again.getByRole('button', { name: 'All from the mock' }).click();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await expect(main(page)).not.toContainText(plan);
  await expect(main(page)).not.toContainText('We can’t be reached');
});

test('an address that the host does not allow is not switched on', async ({ page, tolerate }) => {
  tolerate(/policy: connect-src/);
  tolerate(/Content Security Policy/);
  await page.goto('/installments?scenario=new-user&as=customer');
  const drawer = await openPart(page);
  await drawer.getByLabel('Base URL of the real API').fill('https://api.example.test');
  await drawer.getByRole('combobox', { name: 'Add what it answers' }).fill('plans');
  await page.getByRole('option', { name: /^plans: all/ }).click();
  await drawer.getByRole('button', { name: 'Switch on' }).click();
  await expect(drawer.getByRole('alert')).toContainText('start it with --real-api https://api.example.test');
  await expectAccessible(page);
});
