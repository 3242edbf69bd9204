import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { createAppStore } from '#src/app/store.ts';
import { useDemoDay } from '#src/layout/use-demo-day.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { serverTimeReceived } from '#src/platform/browser/server-time.ts';
import { ConfigurationContext } from '#src/platform/settings/use-configuration.ts';
import { fakeClock } from '#tests/src/origin.ts';

/** The day at an instant of the mock backend's clock, in a time zone, and the clock to advance. */
function dayAt(instant: string, timeZone: string) {
  const configuration = { ...defaults, mocks: 'on', timeZone } as const;
  const { clock, advance } = fakeClock();
  const store = createAppStore({
    configuration,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
  });
  store.dispatch(serverTimeReceived(Date.parse(instant) - clock.now()));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <ConfigurationContext value={configuration}>{children}</ConfigurationContext>
    </Provider>
  );
  const { result } = renderHook(() => useDemoDay(clock), { wrapper });
  return { day: () => result.current, pass: (ms: number) => act(() => advance(ms)) };
}

const minute = 60_000;

test.each([
  ['Europe/Berlin', '2027-01-10T22:59:00.000Z', '10 Jan 2027', '11 Jan 2027'],
  ['Asia/Kathmandu', '2027-01-10T18:14:00.000Z', '10 Jan 2027', '11 Jan 2027'],
  ['Europe/Berlin', '2027-03-28T21:59:00.000Z', '28 Mar 2027', '29 Mar 2027'], // a day of 23 hours
])('in %s the demo has its next day from midnight on, at every midnight', async (zone, at, first, second) => {
  const { day, pass } = dayAt(at, zone);
  expect(day()).toBe(first);
  await pass(minute - 1);
  expect(day()).toBe(first);
  await pass(1);
  expect(day()).toBe(second);
  for (let quarter = 0; quarter < 4 * 24; quarter += 1) await pass(15 * minute);
  expect(day()).not.toBe(second);
});
