import { loadRecovering } from '#src/platform/browser/load-recovering.ts';
import type { MockBackend, MockOptions } from '#contracts/mock-in-page.ts';
import { storageOf } from '#src/platform/storage/storage.ts';
import { whenRendered } from '#src/platform/browser/when-rendered.ts';
import classes from './preparing.module.css';

/**
 * Starts the mock backend in the page. This is the only place where the application imports it: a chunk of its own,
 * loaded in parallel to the page's, and never when the mocks are off.
 */
export async function startMockBackend(options: MockOptions): Promise<MockBackend> {
  replaceBlockedStorage(window);
  const { startMocks } = await loadRecovering(() => import('#mocks/adapters/browser/start-mocks.ts'));
  const waiting = preparing();
  return startMocks({ ...options, onTakesSeconds: waiting.say }).finally(waiting.end);
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

/** A notice above a page that waits for the data of the demo. It is no part of the page, which may not be rendered yet. */
function preparing() {
  const notice = document.createElement('p');
  notice.className = classes['notice'] ?? '';
  notice.setAttribute('role', 'status');
  return {
    /** Resolves when the sentence can be read: making the data blocks the page. */
    async say(sentence: string): Promise<void> {
      notice.textContent = sentence;
      document.body.append(notice);
      await new Promise<void>((resolve) => void whenRendered(resolve));
    },
    end: () => notice.remove(),
  };
}
