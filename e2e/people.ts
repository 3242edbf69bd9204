import type { Page } from '@playwright/test';

/** People of the scenario `happy`. */
export const people = {
  customer: '+4915112345678',
  administrator: 'admin@tranche.example',
} as const;

/** Waits until the mock backend has taken over `fetch`; before that a call would go out to the host. */
export async function mocksRun(page: Page): Promise<void> {
  await page.waitForFunction(() => !String(window.fetch).includes('[native code]'));
}

/**
 * Signs in the short way, through the contract and not through the page, and leaves the session where the application
 * finds it after its next load.
 */
export async function signIn(page: Page, who: keyof typeof people): Promise<void> {
  await page.goto('/other/terms');
  await mocksRun(page);
  await page.evaluate(async (contact) => {
    const call = async (path: string, body?: object): Promise<Record<string, unknown>> => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
      const answer = await fetch(
        `/api${path}`,
        body ? { method: 'POST', headers, body: JSON.stringify(body) } : {},
      );
      const said: unknown = await answer.json();
      if (!answer.ok || typeof said !== 'object' || said === null) throw new Error(JSON.stringify(said));
      return { ...said };
    };
    const { id } = await call('/v1/auth/otp', { contact });
    const { messages } = await call('/__mock/messages');
    const newest: unknown = Array.isArray(messages) ? messages[0] : null;
    const { code } = Object(newest) as { code: string }; // the mock's own messages
    const { token, session } = await call('/v1/auth/otp/verify', { challengeId: id, code });
    const { kind, absoluteExpiresAt } = Object(session) as { kind: string; absoluteExpiresAt: string };
    sessionStorage.setItem(
      'tranche.session',
      JSON.stringify({ token, role: kind, expiresAt: absoluteExpiresAt }),
    );
  }, people[who]);
}
