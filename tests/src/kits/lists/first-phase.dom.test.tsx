import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { NavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListPhase } from '#src/kits/lists/list-phase.ts';
import { useFirstPhase } from '#src/kits/lists/use-first-phase.ts';
import { ArrivedBy } from '#tests/kit/arrived-by.tsx';
import { until } from '#tests/kit/until.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)); // `act` would flush the transition at once
afterEach(() => vi.unstubAllGlobals());

function Shown({ phase }: { readonly phase: ListPhase }) {
  return useFirstPhase(phase);
}

function renderPhase(type: NavigationType = NavigationType.Pop) {
  const place = document.createElement('div');
  const root = createRoot(place);
  return {
    place,
    atOnce(phase: ListPhase) {
      flushSync(() =>
        root.render(
          <ArrivedBy type={type}>
            <Shown phase={phase} />
          </ArrivedBy>,
        ),
      );
      return place.textContent;
    },
  };
}

test.each([NavigationType.Pop, NavigationType.Push])(
  'the first rows replace their skeleton in an interruptible transition (%s)',
  async (type) => {
    const { place, atOnce } = renderPhase(type);
    expect(atOnce('loading')).toBe('loading');
    expect(atOnce('rows')).toBe('loading');
    await until(() => expect(place).toHaveTextContent('rows'));
  },
);

test('later rows, and known rows after going back, are rendered at once', async () => {
  const { place, atOnce } = renderPhase();
  expect(atOnce('rows')).toBe('rows');
  expect(atOnce('empty-by-filter')).toBe('empty-by-filter');
  expect(atOnce('rows')).toBe('rows');
  expect(renderPhase().atOnce('failed')).toBe('failed');
  await until(() => expect(place).toHaveTextContent('rows'));
});

test('a link shows the heading of a list before known rows, without a skeleton', async () => {
  const { place, atOnce } = renderPhase(NavigationType.Push);
  expect(atOnce('rows')).toBe('drawing');
  await until(() => expect(place).toHaveTextContent('rows'));
  expect(atOnce('empty-by-filter')).toBe('empty-by-filter');
  expect(renderPhase(NavigationType.Push).atOnce('failed')).toBe('failed');
});
