import type { Page } from 'playwright';
import type { SignedIn } from '#contracts/auth/challenge.ts';
import { clientOver } from './client.ts';
import { codeIn } from './provider-at.ts';

/** Waits until the mock backend has replaced `fetch`; before that a request would go to the host. */
export async function mocksReady(page: Page): Promise<void> {
  await page.waitForFunction(() => !String(window.fetch).includes('[native code]'));
}

/** Waits until the application answers presses: before that a link loads a document. */
export async function interactive(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
}

/** The client of the contract over the page's own requests, which the mock backend in the page answers. */
export async function clientIn(page: Page) {
  await mocksReady(page);
  const client = clientOver(async (method, path, headers, body) => {
    const response = await page.evaluate(
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
    const { status, text } = response;
    return { status, headers: new Headers(response.headers), body: text ? JSON.parse(text) : null };
  });
  const newestCode = async () =>
    codeIn(await page.evaluate(async (): Promise<unknown> => (await fetch('/api/__mock/messages')).json()));
  return { ...client, signIn: (contact: string) => client.signIn(contact, newestCode) };
}

/** What the application keeps of a session, as JSON. */
export const storedSession = ({ token, endKey, session }: SignedIn): string =>
  JSON.stringify({
    token,
    endKey,
    role: session.kind,
    expiresAt: session.absoluteExpiresAt,
    startedAt: session.createdAt,
  });

/** Signs a tab in and leaves the session where the application reads it at its next start. */
export async function signInTab(page: Page, contact: string): Promise<void> {
  const client = await clientIn(page);
  const stored = storedSession(await client.signIn(contact));
  await page.evaluate((text) => sessionStorage.setItem('tranche.session', text), stored);
}
