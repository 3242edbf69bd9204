import { type FirstResponse, keyOf } from '#src/platform/browser/page-data.ts';

/**
 * Early responses are discarded when the page is older than this, in ms: a bound for a page that no one signed in to. Any
 * change that the feed reports discards them before that.
 */
const freshMs = 600_000;

/**
 * Returns the response to a request that the inline script has already sent, once; null when there is none. A command
 * discards all of them.
 */
export function takeFirstResponse(
  url: string,
  { method, headers }: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> },
): Promise<FirstResponse> | null {
  const responses = globalThis.window?.trancheFirstResponses?.responses;
  if (!responses || responses.size === 0) return null;
  if (method !== 'GET' || performance.now() > freshMs) responses.clear();
  const key = keyOf(url, headers?.['Authorization']);
  const response = responses.get(key) ?? null;
  responses.delete(key);
  return response;
}

/** Discards the early responses that no request has taken. */
export function dropFirstResponses(): void {
  globalThis.window?.trancheFirstResponses?.responses.clear();
}
