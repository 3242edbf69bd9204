import { type BrowserContext, expect, type Page } from '@playwright/test';
import { z } from '#contracts/z.ts';
import { people } from '#tests/kit/people.ts';
import { keepSession } from '#tests/kit/in-page.ts';
import { address } from '#e2e/address.ts';
import { backendOf } from './backend.ts';

/** The contacts by which people of the scenario `happy` sign in. */
export const contacts = {
  customer: people.mira,
  administrator: people.administrator,
  approver: people.approver,
} as const;

export type Role = keyof typeof contacts;

/** What customer and administrator do in the same way. */
export function personOn(page: Page, role: Role) {
  const session = () => page.evaluate(() => sessionStorage.getItem('tranche.session') ?? '');

  return {
    page,
    contact: contacts[role],

    /**
     * Signs in without the sign-in page. The next address that is opened has the session. At an address no code is sent,
     * because there are so many in an hour, and no application is open, because it could take over another tab's session.
     * What the tab keeps of an earlier session goes first: the page would find it expired and end the new one with it.
     */
    async signsIn(): Promise<void> {
      if (page.url() !== 'about:blank')
        await page.evaluate(() => sessionStorage.removeItem('tranche.session'));
      await page.goto(address === null ? '/other/terms' : '/config.json');
      const { signIn, session: begun } = await backendOf(page);
      await keepSession(page, await (address === null ? signIn : begun)(contacts[role]));
    },

    /** Opens an address; ends when the page shows its heading. */
    async opens(address: string, heading: string): Promise<void> {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    },

    /** The session of this tab, for `openTabWith`; an empty text without one. */
    session,

    async token(): Promise<string> {
      const stored: unknown = JSON.parse((await session()) || '{}');
      return z.parse(z.object({ token: z.string() }), stored).token;
    },
  };
}

/** Opens another tab with a session. A session belongs to its tab, so it is copied. */
export async function openTabWith(context: BrowserContext, session: string, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.addInitScript((text) => sessionStorage.setItem('tranche.session', text), session);
  await tab.goto(address);
  return tab;
}
