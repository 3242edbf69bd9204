import type { ExchangeRecord, Exchanges } from '#contracts/mock-in-page.ts';
import { dropFirstResponses } from '#src/api/first-responses.ts';
import { whenRendered } from '#src/platform/browser/when-rendered.ts';
import { breachOf } from './breach.ts';
import { createExchanges } from './exchanges.ts';

/** The record of the requests of this page, whose answers are checked once the page has shown them. */
export const pageExchanges = (): ExchangeRecord =>
  createExchanges({
    now: () => performance.now(),
    wall: Date.now,
    async breachOf(...answer) {
      await new Promise<void>((resolve) => void whenRendered(resolve));
      return breachOf(...answer);
    },
  });

/** What the page of a real API has of the demo: the list of its requests. */
export interface RequestsHandle {
  readonly exchanges: Exchanges;
}

/**
 * Keeps the requests that this page sends to a real API from now on. Those that the page has sent before its first
 * module are sent again, so that the list has all.
 */
export function watchRequests(
  apiBaseUrl: string,
  window: Pick<Window, 'location'> & { fetch: typeof fetch },
  exchanges = pageExchanges(),
): RequestsHandle {
  dropFirstResponses();
  const base = new URL(`${apiBaseUrl}/`, window.location.href);
  const send = window.fetch.bind(window);
  const sendRecorded = exchanges.recording((request) => send(request), base.pathname.slice(0, -1), {
    realAddress: ({ url }) => url,
    isReal: () => true,
  });
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href).href;
    return url.startsWith(base.href) ? sendRecorded(new Request(input, init)) : send(input, init);
  };
  return { exchanges };
}
