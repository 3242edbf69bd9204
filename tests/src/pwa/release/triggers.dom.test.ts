import { expect, test, vi } from 'vitest';
import { onReturn } from '#src/pwa/release/triggers.ts';

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const restored = (persisted: boolean) => {
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: persisted });
  window.dispatchEvent(event);
};

// Each event alone: a browser sends none of them because of another one.
test.each([
  ['the page is shown', () => setVisibility('visible'), 1],
  ['the page is hidden', () => setVisibility('hidden'), 0],
  ['it is brought back from the store of pages', () => restored(true), 1],
  ['it is shown after a load of its own', () => restored(false), 0],
  ['its window gets the focus', () => window.dispatchEvent(new Event('focus')), 1],
  ['its window loses the focus', () => window.dispatchEvent(new Event('blur')), 0],
  ['the connection is there again', () => window.dispatchEvent(new Event('online')), 1],
  ['the connection is lost', () => window.dispatchEvent(new Event('offline')), 0],
])('%s', (_, happens, times) => {
  const then = vi.fn<() => void>();
  onReturn(window, document, then);
  expect(then).not.toHaveBeenCalled();
  happens();
  expect(then).toHaveBeenCalledTimes(times);
});
