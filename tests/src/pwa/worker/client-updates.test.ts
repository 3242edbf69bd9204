import { describe, expect, test } from 'vitest';
import { silenceMs } from '#src/pwa/worker/apply.ts';
import { turns } from './browser.ts';
import { loads, phases, type Tab, visited } from './visited.ts';

describe('an update', () => {
  test('is offered in all tabs and reloads none; accepted in one, each is reloaded once [PWA-03] [PWA-05]', async () => {
    const { host, pass, tabs } = await visited('a', 'b', 'c');
    host.deploy('two');
    await pass(60_000);
    expect(phases(tabs)).toEqual(['updateAvailable', 'updateAvailable', 'updateAvailable']);
    expect(loads(tabs)).toEqual([1, 1, 1]);
    tabs[1]?.do('apply');
    await pass(60_000);
    expect(loads(tabs)).toEqual([2, 2, 2]);
  });

  test('two tabs that accept together reload once each', async () => {
    const { host, pass, tabs } = await visited('a', 'b');
    host.deploy('two');
    await turns();
    for (const tab of tabs) tab.do('apply');
    await pass(60_000);
    expect(loads(tabs)).toEqual([2, 2]);
  });

  test('a tab that was loaded past the worker is reloaded too', async () => {
    const { host, open, tabs } = await visited('a');
    const around = open('b', { loadedAround: true });
    await turns();
    expect(around.worker().controlled).toBe(false);
    host.deploy('two');
    await turns();
    tabs[0]?.do('apply');
    await turns();
    expect(around.loads.count).toBe(2);
  });

  test('an update waits for busy tabs, reports their number and starts after them [PWA-05]', async () => {
    const { host, pass, tabs } = await visited('a', 'b');
    const release = tabs[1]?.unsavedWork.acquire();
    host.deploy('two');
    await turns();
    tabs[0]?.do('apply');
    await pass(3_000);
    expect(tabs[0]?.worker()).toMatchObject({ phase: 'applyPending', blockedBy: 1 });
    expect(loads(tabs)).toEqual([1, 1]);
    release?.();
    await pass(1_000);
    expect(loads(tabs)).toEqual([2, 2]);
  });

  test('can be cancelled while it waits, and then does not start by itself', async () => {
    const { host, pass, tabs, registration } = await visited('a', 'b');
    const release = tabs[1]?.unsavedWork.acquire();
    host.deploy('two');
    await turns();
    tabs[0]?.do('apply');
    await turns();
    tabs[0]?.do('cancel');
    await turns();
    release?.();
    await pass(60_000);
    expect(tabs[0]?.worker()).toMatchObject({ phase: 'updateAvailable', blockedBy: 0 });
    expect(registration.waiting?.build).toBe('two');
    expect(loads(tabs)).toEqual([1, 1]);
  });

  test('a tab whose unsaved work began too late keeps its page for up to half an hour', async () => {
    const { host, pass, tabs, registration } = await visited('a', 'b', 'c');
    host.deploy('two');
    await turns();
    registration.onUpdate = () => undefined;
    tabs[0]?.do('apply');
    const release = tabs[1]?.unsavedWork.acquire(); // its own lock waits behind the exclusive one
    tabs[2]?.unsavedWork.acquire();
    await pass(0);
    expect(phases(tabs)).toEqual(['reloading', 'deferred', 'deferred']);
    expect(loads(tabs)).toEqual([2, 1, 1]);
    release?.();
    await pass(1);
    expect(loads(tabs)).toEqual([2, 2, 1]);
    await pass(1_799_998);
    expect(loads(tabs)).toEqual([2, 2, 1]);
    await pass(1);
    expect(loads(tabs)).toEqual([2, 2, 2]);
  });

  test('accepting installs the host’s latest build first', async () => {
    const { host, pass, tabs, registration } = await visited('a');
    host.deploy('two');
    await turns();
    registration.onUpdate = () => {
      registration.onUpdate = () => undefined;
      host.deploy('three');
    };
    tabs[0]?.do('apply');
    await pass(10_000);
    expect(registration.active?.build).toBe('three');
    expect(loads(tabs)).toEqual([2]);
  });

  test('a worker is offered again unless it takes over, and a silent take-over reloads', async () => {
    const { host, pass, tabs, registration, trouble } = await visited('a');
    host.deploy('two');
    await turns();
    trouble.deaf = true;
    tabs[0]?.do('apply');
    await turns();
    await pass(silenceMs);
    expect(tabs[0]?.worker()).toMatchObject({ phase: 'updateAvailable', applyFailed: true });
    tabs[0]?.do('apply');
    await turns();
    registration.active = registration.waiting;
    registration.waiting = null;
    await pass(silenceMs);
    expect(loads(tabs)).toEqual([2]);
  });

  test('"later" holds for this build for a day, over visits, but not for another build', async () => {
    const { host, open, pass, tabs } = await visited('a');
    const offers = (tab: Tab | undefined) => {
      const { phase, dismissed, waitingBuild } = tab?.worker() ?? {};
      return phase === 'updateAvailable' && dismissed?.build !== waitingBuild;
    };
    host.deploy('two');
    await turns();
    tabs[0]?.do('later');
    expect(offers(tabs[0])).toBe(false);
    const next = open('b');
    await turns();
    expect(next.worker()).toMatchObject({ phase: 'updateAvailable', waitingBuild: 'two' });
    expect(offers(next)).toBe(false);
    await pass(86_400_000);
    await next.client.check();
    expect(offers(next)).toBe(true);
    next.do('later');
    expect(offers(next)).toBe(false);
    host.deploy('three');
    await turns();
    expect(offers(next)).toBe(true);
  });

  test('is never activated without being accepted', async () => {
    const { host, pass, tabs, registration } = await visited('a');
    host.deploy('two');
    await turns();
    await pass(86_400_000);
    expect(registration.waiting?.build).toBe('two');
    expect(registration.active?.build).toBe('one');
    expect(loads(tabs)).toEqual([1]);
  });
});
