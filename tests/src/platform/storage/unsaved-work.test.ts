import { describe, expect, test, vi } from 'vitest';
import { busyLock, busyTabs, createUnsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { fakeOrigin, settle } from '#tests/src/origin.ts';

function tabs() {
  const origin = fakeOrigin();
  const tab = (name: string) => createUnsavedWork(() => origin.locksOf(name));
  const applying = origin.locksOf('applying');
  const count = async () => {
    await settle();
    return busyTabs(applying);
  };
  return { tab, applying, count };
}

describe('tabs with unsaved work', () => {
  test('a tab counts once, however many holds it has, until the last one is released', async () => {
    const { tab, count } = tabs();
    const a = tab('a');
    const first = a.acquire();
    const second = a.acquire();
    expect(await count()).toBe(1);
    first();
    first();
    expect(a.isHeld).toBe(true);
    expect(await count()).toBe(1);
    second();
    expect(a.isHeld).toBe(false);
    expect(await count()).toBe(0);
  });

  test('several tabs have unsaved work at once, and an update waits for all of them', async () => {
    const { tab, applying, count } = tabs();
    const releases = [tab('a').acquire(), tab('b').acquire()];
    const granted = vi.fn();
    expect(await count()).toBe(2);
    void applying.request(busyLock, { mode: 'exclusive' }, granted);
    releases[0]?.();
    expect(await count()).toBe(1);
    expect(granted).not.toHaveBeenCalled();
    releases[1]?.();
    await settle();
    expect(granted).toHaveBeenCalledTimes(1);
  });

  test('listeners are called once, when the last hold is released', () => {
    const unsavedWork = createUnsavedWork(() => null);
    const told = vi.fn();
    unsavedWork.whenFree(told);
    expect(told).toHaveBeenCalledTimes(1);
    const release = unsavedWork.acquire();
    unsavedWork.whenFree(told);
    const never = vi.fn();
    unsavedWork.whenFree(never)();
    expect(told).toHaveBeenCalledTimes(1);
    release();
    expect(told).toHaveBeenCalledTimes(2);
    expect(never).not.toHaveBeenCalled();
    unsavedWork.acquire()();
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('a hold that ends before its lock was granted leaves no lock behind', async () => {
    const { tab, applying, count } = tabs();
    const held = Promise.withResolvers<void>();
    void applying.request(busyLock, { mode: 'exclusive' }, () => held.promise);
    await settle();
    const release = tab('a').acquire();
    release();
    held.resolve();
    expect(await count()).toBe(0);
  });

  test('a hold that is followed at once by the next one does not release the lock', async () => {
    const origin = fakeOrigin();
    const ends: (() => void)[] = [];
    const unsavedWork = createUnsavedWork(
      () => origin.locksOf('a'),
      (then) => void ends.push(then),
    );
    const granted = vi.fn();
    const signature = unsavedWork.acquire();
    await settle();
    void origin.locksOf('applying').request(busyLock, { mode: 'exclusive' }, granted);
    signature();
    const payment = unsavedWork.acquire();
    for (const end of ends.splice(0)) end();
    await settle();
    expect(granted).not.toHaveBeenCalled();
    payment();
    await settle();
    expect(granted).not.toHaveBeenCalled();
    for (const end of ends) end();
    await settle();
    expect(granted).toHaveBeenCalledTimes(1);
  });
});
