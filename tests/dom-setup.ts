import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

configure({ asyncUtilTimeout: 10_000 }); // a loaded machine is not a failure

// What jsdom lacks and Mantine asks for at once. A width is chosen by a test through `vi.stubGlobal('matchMedia', …)`.
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
    this.#report([{ target, isIntersecting: true }]);
  }
}

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
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    complaints.push(said.map(String).join(' '));
  });
});

// React reports its warnings through console.error; a test that expects one replaces the spy and asserts on it.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints).toEqual([]);
});
