import { expect, test, vi } from 'vitest';
import { warmFormats } from '#src/platform/browser/warm-formats.ts';

test('formatters of numbers and days are created when the browser is idle', () => {
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  const days = vi.spyOn(Intl, 'DateTimeFormat');
  const waiting: (() => void)[] = [];
  warmFormats('de-DE', { requestIdleCallback: (run) => waiting.push(run as () => void) });
  expect(numbers).not.toHaveBeenCalled();
  expect(waiting).toHaveLength(2); // a task for each
  for (const run of waiting) run();
  expect(numbers).toHaveBeenCalledWith('de-DE', expect.anything());
  expect(days).toHaveBeenCalledWith('de-DE', expect.anything());
});

test('a browser that does not report idle times creates them when they are needed', () => {
  expect(() => warmFormats('de-DE', {})).not.toThrow();
});
