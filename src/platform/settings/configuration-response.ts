import { configurationElement, settingsTimeoutMs } from '#src/platform/browser/page-data.ts';

/**
 * Resolves to this deployment's configuration: from the page if the host writes it there, else from `/config.json`.
 * Each attempt has twice the time of the one before it, up to some minutes; the first may have been sent already.
 */
export function configurationResponse(url: string, window: Window, attempt: number): Promise<Response> {
  const text = window.document.getElementById(configurationElement)?.textContent ?? '';
  if (text !== '')
    return Promise.resolve(new Response(text, { headers: { 'Content-Type': 'application/json' } }));
  const early = attempt === 0 ? window.trancheFirstResponses?.configuration : null;
  const timeoutMs = settingsTimeoutMs * 2 ** Math.min(attempt, 4);
  return early ?? window.fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
}
