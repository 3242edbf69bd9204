import { loadRecovering } from '#src/platform/browser/load-recovering.ts';
import type { MockBackend, MockOptions } from '#contracts/mock-in-page.ts';
import { storageOf } from '#src/platform/storage/storage.ts';
import { whenRendered } from '#src/platform/browser/when-rendered.ts';
import { waitingNotice } from '#src/ui/loading/waiting-notice.ts';

/**
 * Starts the mock backend in the page. This is the only place where the application imports it: a chunk of its own,
 * loaded in parallel to the page's, and never when the mocks are off.
 */
export async function startMockBackend(options: Omit<MockOptions, 'exchanges'>): Promise<MockBackend> {
  replaceBlockedStorage(window);
  const [{ startMocks }, { pageExchanges }] = await loadRecovering(() =>
    Promise.all([
      import('#mocks/adapters/browser/start-mocks.ts'),
      import('#src/demo/requests/requests-of-page.ts'),
    ]),
  );
  const notice = waitingNotice();
  /** Resolves when the sentence can be read: making the data blocks the page. */
  const onTakesSeconds = (sentence: string) => {
    notice.say(sentence);
    return new Promise<void>((resolve) => void whenRendered(resolve));
  };
  return startMocks({ ...options, exchanges: pageExchanges(), onTakesSeconds }).finally(notice.end);
}

/**
 * The mock library reads `localStorage` while it is being loaded, and would fail if the browser blocks it. This
 * replaces it by an empty storage; the library stores only cookies there, which the demo does not use. The
 * application has already found storage to be blocked and writes nothing to it.
 */
export function replaceBlockedStorage(window: Pick<Window, 'localStorage'>): void {
  if (storageOf(() => window.localStorage) !== null) return;
  const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  Object.defineProperty(window, 'localStorage', { configurable: true, value: empty });
}
