import { type FirstResponse, keyOf } from '#src/platform/page-data.ts';

/** A response that nothing has asked for this long after the page began is not used any more. */
const freshMs = 30_000;

/**
 * The response to a request that the page's inline script has sent already, once; null when it has sent no such request.
 * Any change at the backend discards them.
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
