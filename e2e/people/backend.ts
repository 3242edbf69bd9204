import { expect, type Page } from '@playwright/test';
import { mocksReady } from '#tests/kit/in-page.ts';

/** Runs a scenario, without a login. The tab keeps it when other addresses follow. */
export async function begin(page: Page, scenario: string): Promise<void> {
  await page.goto(`/other/terms?scenario=${scenario}`);
  await mocksReady(page);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('tranche.scenario')))
    .toBe(JSON.stringify(scenario));
}

/** Sets the clock or the scenario of the mock backend inside the page. Throws with its answer when it refuses. */
export async function controlMocks(page: Page, what: 'clock' | 'scenario', body: object): Promise<void> {
  await mocksReady(page);
  await page.evaluate(
    async ([path, content]) => {
      const response = await fetch(`/api/__mock/${path}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(content),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    [what, body] as const,
  );
}
