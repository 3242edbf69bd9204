import type { Page } from '@playwright/test';

/** Waits until the mock backend has replaced `fetch`; before that a request would go to the host. */
export async function mocksReady(page: Page): Promise<void> {
  await page.waitForFunction(() => !String(window.fetch).includes('[native code]'));
}

/** Sets the clock or the scenario of the mock backend inside the page. Throws with its answer when it refuses. */
export async function controlMocks(page: Page, what: 'clock' | 'scenario', body: object): Promise<void> {
  await mocksReady(page);
  await page.evaluate(
    async ([path, content]) => {
      const answer = await fetch(`/api/__mock/${path}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(content),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [what, body] as const,
  );
}
