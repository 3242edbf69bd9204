import type { Page } from 'playwright';
import type { SignedIn } from '#contracts/auth/challenge.ts';
import { sessionOf } from '#src/customer/auth/session-of.ts';
import type { Send } from './client.ts';
import { controlledClient } from './controlled.ts';

/** Waits until the mock backend has replaced `fetch`; before that a request would go to the host. */
export async function mocksReady(page: Page): Promise<void> {
  await page.waitForFunction(() => !String(window.fetch).includes('[native code]'));
}

/** Waits until the application answers presses: before that a link loads a document. */
export async function interactive(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
}

/** Waits for this many frames of the page: what moves or is drawn of what it shows now has been by then. */
export const frames = (page: Page, count = 30): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((done) => {
        const next = (left: number) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
        next(all);
      }),
    count,
  );

/** Sends by the page's own requests, which the mock backend in the page answers. */
const sendIn =
  (page: Page, below: string): Send =>
  async (method, path, headers, body) => {
    const { status, text, ...response } = await page.evaluate(
      async (request) => {
        const response = await fetch(request.address, {
          method: request.method,
          headers: request.headers,
          ...(request.body === undefined ? {} : { body: request.body }),
        });
        return { status: response.status, headers: [...response.headers], text: await response.text() };
      },
      { method, address: below + path, headers, body },
    );
    return { status, headers: new Headers(response.headers), body: text ? JSON.parse(text) : null };
  };

/** The client of the contract for the mock backend in a page, with its control. */
export async function clientIn(page: Page) {
  await mocksReady(page);
  return controlledClient(sendIn(page, '/api'), sendIn(page, '/api/__mock'));
}

/** Leaves a session in a tab where the application reads it at its next start. */
export async function keepSession(page: Page, signedIn: SignedIn): Promise<void> {
  const stored = JSON.stringify(sessionOf(signedIn));
  await page.evaluate((text) => sessionStorage.setItem('tranche.session', text), stored);
}
