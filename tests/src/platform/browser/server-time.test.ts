import { describe, expect, test } from 'vitest';
import { serverAheadMs, serverTimeReceived, serverTimeSlice } from '#src/platform/browser/server-time.ts';

const { reducer, getInitialState } = serverTimeSlice;

describe("the backend's time", () => {
  test('is read from the Date of an answer', () => {
    const now = Date.parse('2026-11-21T08:00:00.000Z');
    expect(serverAheadMs('Sat, 21 Nov 2026 08:00:05 GMT', now)).toBe(5_000);
    expect(serverAheadMs('Sun, 10 Jan 2027 08:00:00 GMT', now)).toBe(50 * 86_400_000);
    expect(serverAheadMs(null, now)).toBeNull();
    expect(serverAheadMs('yesterday', now)).toBeNull();
  });

  test('rounding to seconds and the time of the transfer do not change it', () => {
    const first = reducer(getInitialState(), serverTimeReceived(5_000));
    expect(reducer(first, serverTimeReceived(6_200))).toBe(first);
    expect(reducer(first, serverTimeReceived(65_000))).toEqual({ aheadMs: 65_000 });
  });
});
