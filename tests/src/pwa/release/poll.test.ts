import { describe, expect, test } from 'vitest';
import type { Release } from '#src/pwa/release/latest.ts';
import {
  firstCheckMs,
  maxBackoffMs,
  type Poller,
  startPolling,
  triggerGapMs,
} from '#src/pwa/release/poll.ts';
import { fakeClock, fakeOrigin, settle } from '#tests/src/origin.ts';

const hour = 3_600_000;

/** Tabs of one browser on one host, which serves build "one" until a test deploys another. */
function browser({ intervalMs = hour, random = (): number => 0.5 } = {}) {
  const origin = fakeOrigin();
  const { clock, advance } = fakeClock();
  const host: { answer: () => Promise<Release> } = {
    answer: () => Promise.resolve({ id: 'one', timestamp: 1 }),
  };
  const requests: { tab: string; at: number }[] = [];
  const start = clock.now();

  function open(tab: string, { currentId = 'one', alone = false, locks = origin.locksOf(tab) } = {}) {
    const announcedIds: string[] = [];
    const state = { failures: 0 };
    const poller: Poller = startPolling({
      currentId,
      intervalMs,
      read: () => {
        requests.push({ tab, at: clock.now() - start });
        return host.answer();
      },
      locks: alone ? null : locks,
      channel: alone ? null : origin.channelOf(tab, 'tranche.release'),
      clock,
      random,
      report: {
        started: () => undefined,
        released: ({ id }) => void announcedIds.push(id),
        failed: () => void (state.failures += 1),
      },
    });
    return { announcedIds, state, poller };
  }
  const deploy = (id: string) => void (host.answer = () => Promise.resolve({ id, timestamp: 2 }));
  const breakDown = () => void (host.answer = () => Promise.reject(new Error('502')));
  return { open, advance, requests, deploy, breakDown, host, close: origin.close };
}

test('checks come after 30 seconds, then each minute, at most 4 hours after failures [RELEASE-01]', () => {
  expect([firstCheckMs, triggerGapMs, maxBackoffMs]).toEqual([30_000, 60_000, 14_400_000]);
});

describe('checking for a release', () => {
  test('a tab whose browser refuses locks checks by itself', async () => {
    const { open, advance, requests } = browser();
    const refuse = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    open('a', { locks: { request: refuse, query: refuse } });
    await advance(firstCheckMs);
    expect(requests).toEqual([{ tab: 'a', at: firstCheckMs }]);
  });

  test('the first check is after 30 seconds, then one an hour [RELEASE-01]', async () => {
    const { open, advance, requests } = browser();
    open('a');
    await advance(firstCheckMs - 1);
    expect(requests).toEqual([]);
    await advance(1 + 2 * hour);
    expect(requests.map(({ at }) => at)).toEqual([
      firstCheckMs,
      firstCheckMs + hour,
      firstCheckMs + 2 * hour,
    ]);
  });

  test('with a shorter interval the first check is earlier', async () => {
    const { open, advance, requests } = browser({ intervalMs: 1_000 });
    open('a');
    await advance(3_000);
    expect(requests).toHaveLength(3);
  });

  test.each([
    [0, 0.9],
    [0.999_999, 1.1],
  ])('the interval is a tenth shorter or longer by chance: %d', async (random, factor) => {
    const { open, advance, requests } = browser({ random: () => random });
    open('a');
    await advance((firstCheckMs + hour) * factor + 1);
    const [first, second] = requests.map(({ at }) => at);
    expect(first).toBe(Math.round(firstCheckMs * factor));
    expect((second ?? 0) - (first ?? 0)).toBeCloseTo(hour * factor, -2);
  });

  test('checking ends when a release was found; the other tabs are notified [RELEASE-01]', async () => {
    const { open, advance, requests, deploy } = browser();
    const [a, b, c] = [open('a'), open('b'), open('c')];
    deploy('two');
    await advance(10 * hour);
    expect(requests).toHaveLength(1);
    for (const { announcedIds } of [a, b, c]) expect(announcedIds).toEqual(['two']);
  });

  test('a tab that runs the new release checks for the next one', async () => {
    const { open, advance, requests, deploy } = browser();
    const old = open('old');
    await settle();
    deploy('two');
    const fresh = open('fresh', { currentId: 'two' });
    await advance(2 * hour);
    expect(old.announcedIds).toEqual(['two', 'two']);
    expect(requests.filter(({ tab }) => tab === 'old')).toHaveLength(1);
    deploy('three');
    await advance(2 * hour);
    expect(fresh.announcedIds.at(-1)).toBe('three');
    expect(old.announcedIds.at(-1)).toBe('three');
  });
});

describe('several tabs', () => {
  test('one of three checks, and another one continues when it is closed [RELEASE-01]', async () => {
    const { open, advance, requests, close } = browser();
    const [a, b, c] = [open('a'), open('b'), open('c')];
    await advance(firstCheckMs);
    expect([a, b, c].map(({ announcedIds }) => announcedIds)).toEqual([['one'], ['one'], ['one']]);
    await advance(hour / 2);
    a.poller.stop();
    close('a');
    await settle();
    await advance(hour / 2);
    expect(requests.map(({ tab, at }) => [tab, at])).toEqual([
      ['a', firstCheckMs],
      ['b', firstCheckMs + hour],
    ]);
    expect(c.announcedIds).toEqual(['one', 'one']);
  });

  test('each tab checks for itself without locks (counterpart)', async () => {
    const { open, advance, requests } = browser();
    for (const tab of ['a', 'b', 'c']) open(tab, { alone: true });
    await advance(firstCheckMs);
    expect(requests).toHaveLength(3);
  });
});

describe('a host that does not answer', () => {
  test('doubles the pauses between checks up to four hours until an answer [RELEASE-01]', async () => {
    const { open, advance, requests, breakDown, deploy } = browser();
    const { state, announcedIds } = open('a');
    breakDown();
    await advance(firstCheckMs + 20 * hour);
    const pauses = requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));
    expect(pauses).toEqual([2 * hour, ...pauses.slice(1).map(() => maxBackoffMs)]);
    expect(pauses.length).toBeGreaterThan(3);
    expect(state.failures).toBe(requests.length);
    deploy('one');
    await advance(maxBackoffMs);
    expect(announcedIds.length).toBeGreaterThan(0);
    const { length } = requests;
    await advance(2 * hour);
    expect(requests).toHaveLength(length + 2);
    deploy('two');
    await advance(hour);
    expect(announcedIds.at(-1)).toBe('two');
  });
});

describe('returning to the page', () => {
  test('triggers a check, at most once a minute for all tabs together', async () => {
    const { open, advance, requests } = browser();
    const [a, b] = [open('a'), open('b')];
    await advance(firstCheckMs);
    expect(a.poller.nudge()).toBe(false);
    await advance(triggerGapMs - 1);
    expect(b.poller.nudge()).toBe(false);
    await advance(1);
    expect(b.poller.nudge()).toBe(true);
    expect(a.poller.nudge()).toBe(true); // it has not been notified of the other one yet
    await settle();
    expect(a.poller.nudge()).toBe(false);
    expect(requests.map(({ tab }) => tab)).toEqual(['a', 'b', 'a']);
  });

  test('a trigger checks also after a release was found, as a newer one may follow', async () => {
    const { open, advance, deploy } = browser();
    const { poller, announcedIds } = open('a');
    deploy('two');
    await advance(firstCheckMs + triggerGapMs);
    deploy('three');
    expect(poller.nudge()).toBe(true);
    await settle();
    expect(announcedIds).toEqual(['two', 'three']);
  });

  test('triggers no check in the first minute of the page', async () => {
    const { open } = browser();
    expect(open('a').poller.nudge()).toBe(false);
  });
});

test('a stopped poller reports nothing, even if an answer is on its way', async () => {
  const { open, advance, host } = browser();
  const late = Promise.withResolvers<Release>();
  host.answer = () => late.promise;
  const { poller, announcedIds } = open('a');
  await advance(firstCheckMs);
  poller.stop();
  late.resolve({ id: 'two', timestamp: 2 });
  await advance(hour);
  expect(announcedIds).toEqual([]);
});
