import { expect, test } from 'vitest';
import type { Failure } from '#src/errors/failure.ts';
import { watchFailures } from '#src/errors/failure-watch.ts';

function page() {
  const target = new EventTarget();
  const reported: Failure[] = [];
  const host = { location: { pathname: '/orders' }, addEventListener: target.addEventListener.bind(target) };
  watchFailures(host, (failure) => reported.push(failure));
  const happens = (type: string, facts: object) =>
    target.dispatchEvent(Object.assign(new Event(type), facts));
  return { reported, happens };
}

test('an uncaught failure is reported with the page on which it happened', () => {
  const { reported, happens } = page();
  happens('error', { error: new Error('a defect') });
  happens('unhandledrejection', { reason: new Error('another') });
  expect(reported.map(({ path }) => path)).toEqual(['/orders', '/orders']);
});

test('an aborted request is no failure, nor is a warning of the browser', () => {
  const { reported, happens } = page();
  happens('unhandledrejection', { reason: new DOMException('left the page', 'AbortError') });
  happens('error', { error: null });
  expect(reported).toEqual([]);
});
