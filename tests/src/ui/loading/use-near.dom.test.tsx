import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNear } from '#src/ui/loading/use-near.ts';
import { laidOutAt } from '#tests/kit/laid-out.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function Part() {
  const { ref, isNear } = useNear<HTMLDivElement>();
  return <div ref={ref}>{isNear ? 'content' : 'place'}</div>;
}

test('content in the window is rendered at once', () => {
  laidOutAt(100);
  render(<Part />);
  expect(screen.getByText('content')).toBeVisible();
});

test('content below the window is rendered after three seconds', () => {
  laidOutAt(2_000);
  render(<Part />);
  act(() => void vi.advanceTimersByTime(2_999));
  expect(screen.getByText('place')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('content')).toBeVisible();
});

test('a phone renders content below the window only when it comes near', () => {
  const moveTo = laidOutAt(2_000);
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '(pointer: coarse)' }));
  render(<Part />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('place')).toBeVisible();
  act(() => moveTo(100));
  expect(screen.getByText('content')).toBeVisible();
  act(() => moveTo(2_000));
  expect(screen.getByText('content')).toBeVisible();
});

test('content that was unmounted before leaves no timer behind', () => {
  laidOutAt(2_000);
  const { unmount } = render(<Part />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
