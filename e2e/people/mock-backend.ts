import { expect, type Page } from '@playwright/test';
import { z } from '#contracts/z.ts';
import { clientOver } from '#tests/kit/client.ts';

/** Waits until the mock backend has replaced `fetch`; before that a request would go to the host. */
export async function mocksReady(page: Page): Promise<void> {
  await page.waitForFunction(() => !String(window.fetch).includes('[native code]'));
}

/** Opens a scenario. The tab keeps it when other addresses follow. */
export async function begin(page: Page, scenario: string): Promise<void> {
  await page.goto(`/?scenario=${scenario}`);
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

/** The client of the contract over the page's own requests, which the mock backend in the page answers. */
export async function clientIn(page: Page) {
  await mocksReady(page);
  return clientOver(async (method, path, headers, body) => {
    const answer = await page.evaluate(
      async (request) => {
        const response = await fetch(`/api${request.path}`, {
          method: request.method,
          headers: request.headers,
          ...(request.body === undefined ? {} : { body: request.body }),
        });
        return { status: response.status, headers: [...response.headers], text: await response.text() };
      },
      { method, path, headers, body },
    );
    const { status, text } = answer;
    return { status, headers: new Headers(answer.headers), body: text ? JSON.parse(text) : null };
  });
}

/** The code of the newest message on the demo phone. */
export async function newestCode(page: Page): Promise<string> {
  const messages: unknown = await page.evaluate(async () => {
    const answer = await fetch('/api/__mock/messages');
    return answer.json();
  });
  const [newest] = z.parse(
    z.object({ messages: z.array(z.object({ code: z.nullable(z.string()) })) }),
    messages,
  ).messages;
  if (!newest?.code) throw new Error('No code was sent');
  return newest.code;
}
