import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListPhase } from '#src/lists/list-phase.ts';
import { useFirstPhase } from '#src/lists/use-first-phase.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)); // `act` would flush the transition at once
afterEach(() => vi.unstubAllGlobals());

function Shown({ phase }: { readonly phase: ListPhase }) {
  return useFirstPhase(phase);
}

function shown() {
  const place = document.createElement('div');
  const root = createRoot(place);
  return {
    place,
    atOnce(phase: ListPhase) {
      flushSync(() => root.render(<Shown phase={phase} />));
      return place.textContent;
    },
  };
}

test('the first rows replace their skeleton in a transition, which can be interrupted', async () => {
  const { place, atOnce } = shown();
  expect(atOnce('loading')).toBe('loading');
  expect(atOnce('rows')).toBe('loading');
  await vi.waitFor(() => expect(place).toHaveTextContent('rows'));
});

test('later rows, and rows that are cached, are rendered at once', async () => {
  const { place, atOnce } = shown();
  expect(atOnce('rows')).toBe('rows');
  expect(atOnce('empty-by-filter')).toBe('empty-by-filter');
  expect(atOnce('rows')).toBe('rows');
  expect(shown().atOnce('failed')).toBe('failed');
  await vi.waitFor(() => expect(place).toHaveTextContent('rows'));
});
