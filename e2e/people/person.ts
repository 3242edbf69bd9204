import { type BrowserContext, expect, type Page } from '@playwright/test';
import { mocksReady } from './mock-backend.ts';

/** The contacts by which people of the scenario `happy` sign in. */
export const contacts = {
  customer: '+4915112345678',
  administrator: 'admin@tranche.example',
} as const;

export type Role = keyof typeof contacts;

/** What customer and administrator do in the same way. */
export function personOn(page: Page, role: Role) {
  return {
    page,
    contact: contacts[role],

    /** Signs in through the contract, without the sign-in page. The next address that is opened has the session. */
    signIn: () => signInByContract(page, contacts[role]),

    /** Opens an address; ends when the page shows its heading. */
    async open(address: string, heading: string | RegExp = /./): Promise<void> {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    },

    /** The session of this tab, for `openTabWith`; an empty text without one. */
    session: () => page.evaluate(() => sessionStorage.getItem('tranche.session') ?? ''),
  };
}

/** Opens another tab with a session. A session belongs to its tab, so it is copied. */
export async function openTabWith(context: BrowserContext, session: string, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.addInitScript((text) => sessionStorage.setItem('tranche.session', text), session);
  await tab.goto(address);
  return tab;
}

/** Signs a tab in and leaves the session where the application reads it at its next start. */
async function signInByContract(page: Page, contact: string): Promise<void> {
  await page.goto('/other/terms');
  await mocksReady(page);
  await page.evaluate(async (to) => {
    const call = async (path: string, body?: object): Promise<Record<string, unknown>> => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
      const post = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await fetch(`/api${path}`, body ? post : {});
      const content: unknown = await answer.json();
      if (!answer.ok || typeof content !== 'object' || content === null)
        throw new Error(JSON.stringify(content));
      return { ...content };
    };
    const { id } = await call('/v1/challenges', { purpose: 'SIGN_IN', contact: to });
    const { messages } = await call('/__mock/messages');
    const newest: unknown = Array.isArray(messages) ? messages[0] : null;
    const { code } = Object(newest) as { code: string }; // the mock's own messages
    const { signedIn } = await call(`/v1/challenges/${String(id)}/verify`, { code });
    const { token, session } = signedIn as { token: string; session: Record<string, string> };
    const { kind, absoluteExpiresAt } = session;
    sessionStorage.setItem(
      'tranche.session',
      JSON.stringify({ token, role: kind, expiresAt: absoluteExpiresAt }),
    );
  }, contact);
}
