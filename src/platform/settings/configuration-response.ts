import { configurationElement } from '#src/platform/browser/page-data.ts';

/**
 * Resolves to this deployment's configuration: from the page if the host writes it there, else from `/config.json`
 * within `timeoutMs`.
 */
export function configurationResponse(url: string, window: Window, timeoutMs: number): Promise<Response> {
  const text = window.document.getElementById(configurationElement)?.textContent ?? '';
  if (text !== '')
    return Promise.resolve(new Response(text, { headers: { 'Content-Type': 'application/json' } }));
  return (
    window.trancheFirstResponses?.configuration ??
    window.fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  );
}
