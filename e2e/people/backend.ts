import { expect, type Page } from '@playwright/test';
import { address } from '#e2e/address.ts';
import { clientIn, mocksReady } from '#tests/kit/in-page.ts';
import { clientAt } from '#tests/kit/provider-at.ts';

/** The backend at the address, with its control. */
export function backendAt({ baseUrl, controlUrl }: NonNullable<typeof address>) {
  if (controlUrl === null) throw new Error('Without --control no one can log in and no situation can begin.');
  return clientAt(baseUrl, controlUrl);
}

/** The backend that a page asks, with its control. */
export const backendOf = async (page: Page) => (address === null ? clientIn(page) : backendAt(address));

/** Begins a scenario, without a login. The tab keeps it when other addresses follow. */
export async function begin(page: Page, scenario: string): Promise<void> {
  if (address !== null) return void (await backendAt(address).control('setMockScenario', { scenario }));
  await page.goto(`/other/terms?scenario=${scenario}`);
  await mocksReady(page);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('tranche.scenario')))
    .toBe(JSON.stringify(scenario));
}

/**
 * Stops the clock of the mock in all pages of the context that are opened from now on: what takes a time waits for
 * `advanceClock`, however slow the machine is. The clock of a backend at an address runs on.
 */
export async function stopClock(page: Page): Promise<void> {
  if (address === null) await page.clock.setFixedTime(Date.now());
}

/** Moves the clock of the backend. */
export async function advanceClock(page: Page, advanceMs: number): Promise<void> {
  const { control } = await backendOf(page);
  await control('setMockClock', { advanceMs });
}
