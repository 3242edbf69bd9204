import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { createAppStore } from '#src/app/store.ts';
import { useCalendar } from '#src/kits/lists/filters/use-calendar.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { ConfigurationContext } from '#src/platform/settings/use-configuration.ts';

afterEach(() => vi.useRealTimers());

test('a list that stays open over midnight has the new day', () => {
  vi.useFakeTimers({ now: Date.parse('2027-01-10T22:59:30.000Z') }); // 23:59:30 in Berlin
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <ConfigurationContext value={defaults}>{children}</ConfigurationContext>
    </Provider>
  );
  const { result } = renderHook(() => useCalendar(), { wrapper });
  const before = result.current;
  act(() => {
    vi.advanceTimersByTime(29_999);
  });
  expect(result.current).toBe(before);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect([before.today, result.current.today]).toEqual(['2027-01-10', '2027-01-11']);
});
