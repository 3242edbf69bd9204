import './without-owner-stacks.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { until } from '#tests/kit/until.ts';

// A waiting query fails many times before it finds something: the document is printed only once, at the end of the
// time. The library leaves the list of roles out of these errors in the same way, and adds the document itself at the
// end.
const { getElementError } = getConfig();
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  asyncUtilTimeout: 60_000, // below `testTimeout`; a bound for what hangs
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});

// What jsdom lacks and Mantine needs to render. A width is chosen by a test through `vi.stubGlobal('matchMedia', …)`.
class StillObserver {
  observe(_target?: Element): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// Without a layout everything is in the window.
class SeeingObserver extends StillObserver {
  readonly #report: (entries: readonly object[]) => void;
  constructor(report: (entries: readonly object[]) => void) {
    super();
    this.#report = report;
  }
  override observe(target?: Element): void {
    const whole = new DOMRect(0, 0, 480, 44);
    this.#report([{ target, isIntersecting: true, boundingClientRect: whole, intersectionRect: whole }]);
  }
}

// jsdom has no layout: everything is 0 px wide. A chart is drawn once it has a size.
const rectOf = Element.prototype.getBoundingClientRect;
Element.prototype.getBoundingClientRect = function (this: Element) {
  const isChart = this.classList.contains('recharts-responsive-container');
  return isChart ? new DOMRect(0, 0, 480, 224) : rectOf.call(this);
};

const noMatch = (media: string) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

const complaints: string[] = [];

beforeEach(() => {
  vi.stubGlobal('matchMedia', noMatch);
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.stubGlobal('IntersectionObserver', SeeingObserver);
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
  // jsdom drives all animation frames by one interval: started under fake timers, it never fires again.
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    setTimeout(() => callback(performance.now()), 16),
  );
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => clearTimeout(handle));
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    complaints.push(said.map(String).join(' '));
  });
});

// React reports its warnings through console.error; a test that expects one replaces the spy and asserts on it.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints).toEqual([]);
});

// Files share the modules of their worker: one whose import is cut off by the end of its file cannot be loaded by the next.
afterAll(async () => {
  await vi.dynamicImportSettled();
});

// They share what the application holds, too: a request that is never answered would block reloads in all later files.
afterAll(async () => {
  await until(() => expect(unsavedWork.isHeld, 'unsaved work is held after the file').toBe(false));
});
