import { describe, expect, test } from 'vitest';
import type { Changes } from '#contracts/changes/change.ts';
import { createChangeFeed, type From, wakeDelayMs } from '#src/api/change-feed.ts';
import { fakeClock, fakeOrigin, settle } from '#tests/src/origin.ts';

const intervalMs = 60_000;
const cursorOf = (no: number) => `${String(no).padStart(12, '0')}-00000000`;

/** Tabs of one browser that read one feed; each change has the next number. */
function browser() {
  const origin = fakeOrigin();
  const { clock, advance } = fakeClock();
  let last = 0;
  const start = clock.now();
  const feedSince = (from: From): Changes => ({
    changes: Array.from(
      { length: last - ('after' in from ? Number.parseInt(from.after, 10) : 0) },
      (_, index) => ({
        entity: { type: 'order' as const, id: `ord_${last - index}` },
        version: 1,
        at: '2027-01-10T09:00:00.000Z',
      }),
    ).toReversed(),
    cursor: cursorOf(last),
    reset: false,
  });

  function open(name: string, { token = 'token' as string | null } = {}) {
    const requests: string[] = [];
    const applied: string[] = [];
    let answer: (from: From) => Promise<Changes | null> = (from) => Promise.resolve(feedSince(from));
    const feed = createChangeFeed({
      clock,
      startedAt: start,
      intervalMs,
      channel: origin.channelOf(name, 'changes'),
    });
    feed.readFor(token);
    feed.start({
      read(from) {
        requests.push('after' in from ? from.after : `since ${from.sinceMs - start}`);
        return answer(from);
      },
      apply: ({ changes, reset }) =>
        void applied.push(...changes.map(({ entity }) => entity.id), ...(reset ? ['all'] : [])),
    });
    return { feed, requests, applied, answerWith: (given: typeof answer) => void (answer = given) };
  }
  return { open, advance, change: () => void (last += 1) };
}

describe('the feed of changes', () => {
  test('is read from its position at the start, then at the interval, each change once', async () => {
    const { open, advance, change } = browser();
    const tab = open('a');
    await advance(0);
    change();
    await advance(intervalMs);
    change();
    await advance(intervalMs);
    expect(tab.requests).toEqual(['since 0', cursorOf(0), cursorOf(1)]);
    expect(tab.applied).toEqual(['ord_1', 'ord_2']);
  });

  test('starts with the changes since the start of the page', async () => {
    const { open, advance, change } = browser();
    const tab = open('a');
    change();
    await advance(0);
    expect(tab.applied).toEqual(['ord_1']);
  });

  test('is read soon after a notification, once for several at the same time', async () => {
    const { open, advance, change } = browser();
    const tab = open('a');
    await advance(0);
    for (let count = 0; count < 5; count += 1) {
      change();
      tab.feed.wake();
      await advance(wakeDelayMs / 5);
    }
    expect(tab.requests).toHaveLength(2);
    expect(tab.applied).toHaveLength(5);
  });

  test('is read again when a notification came while it was read', async () => {
    const { open, advance, change } = browser();
    const tab = open('a');
    await advance(0);
    const slow = Promise.withResolvers<Changes>();
    tab.answerWith(() => slow.promise);
    tab.feed.wake();
    await advance(wakeDelayMs);
    change();
    tab.feed.wake();
    tab.answerWith(() => Promise.resolve({ changes: [], cursor: cursorOf(1), reset: false }));
    slow.resolve({ changes: [], cursor: cursorOf(0), reset: false });
    await advance(wakeDelayMs);
    expect(tab.requests).toEqual(['since 0', cursorOf(0), cursorOf(0)]);
  });

  test('a command in one tab makes the others read it', async () => {
    const { open, advance, change } = browser();
    const [thisTab, other] = [open('a'), open('b')];
    await advance(0);
    change();
    thisTab.feed.wakeAll();
    await settle();
    await advance(wakeDelayMs);
    expect(thisTab.applied).toEqual(['ord_1']);
    expect(other.applied).toEqual(['ord_1']);
  });

  test('is not read while the tab is paused; afterwards missed changes are read first', async () => {
    const { open, advance, change } = browser();
    const tab = open('a');
    await advance(0);
    tab.feed.pause(true);
    change();
    tab.feed.wake();
    await advance(10 * intervalMs);
    expect(tab.requests).toEqual(['since 0']);
    tab.feed.pause(false);
    await advance(0);
    expect(tab.applied).toEqual(['ord_1']);
  });

  test('is not read while signed out, and starts again for the next person', async () => {
    const { open, advance, change } = browser();
    const tab = open('a', { token: null });
    change();
    await advance(1_000);
    expect(tab.requests).toEqual([]);
    tab.feed.readFor('mira');
    await advance(1_000);
    tab.feed.readFor('admin');
    await advance(0);
    expect(tab.requests).toEqual(['since 0', 'since 2000']);
  });

  test('an answer for the previous person is dropped', async () => {
    const { open, advance } = browser();
    const tab = open('a');
    await advance(0);
    const slow = Promise.withResolvers<Changes>();
    tab.answerWith(() => slow.promise);
    tab.feed.wake();
    await advance(wakeDelayMs);
    tab.feed.readFor('admin');
    tab.answerWith(() => Promise.resolve({ changes: [], cursor: cursorOf(9), reset: false }));
    slow.resolve({ changes: [], cursor: cursorOf(5), reset: true });
    await advance(wakeDelayMs);
    expect(tab.applied).toEqual([]);
    expect(tab.requests).toEqual(['since 0', cursorOf(0), 'since 100']);
  });

  test('continues from the same cursor after a failure', async () => {
    const { open, advance, change } = browser();
    const tab = open('a');
    await advance(0);
    tab.answerWith(() => Promise.resolve(null));
    change();
    await advance(intervalMs);
    tab.answerWith(() =>
      Promise.resolve({
        changes: [],
        cursor: cursorOf(1),
        reset: true,
      }),
    );
    await advance(intervalMs);
    expect(tab.requests).toEqual(['since 0', cursorOf(0), cursorOf(0)]);
    expect(tab.applied).toEqual(['all']);
  });
});
