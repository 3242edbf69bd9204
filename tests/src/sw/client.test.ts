import { describe, expect, test } from 'vitest';
import { silenceMs } from '../../../src/sw/apply.ts';
import { fakeBrowser, turns } from './browser.ts';

/** A browser in which build "one" is active, and the tabs that were opened with it. */
async function visited(...names: readonly string[]) {
  const browser = fakeBrowser();
  browser.host.deploy('one');
  const tabs = names.map((name) => browser.open(name));
  await turns();
  return { ...browser, tabs };
}
type Tab = ReturnType<ReturnType<typeof fakeBrowser>['open']>;
const loads = (tabs: readonly Tab[]) => tabs.map((tab) => tab.loads.count);
const phases = (tabs: readonly Tab[]) => tabs.map((tab) => tab.worker().phase);

describe('the first visit', () => {
  test('registers /sw.js for /, only when the page is shown; then it is offline-ready, without a reload [PWA-01] [PWA-03]', async () => {
    const { open, host, registration } = fakeBrowser();
    const shown = Promise.withResolvers<void>();
    const tab = open('a', { ready: shown.promise });
    await turns();
    expect(tab.calls).toEqual([]);
    shown.resolve();
    await turns();
    expect(tab.calls).toEqual([['/sw.js', { scope: '/', updateViaCache: 'none' }]]);
    expect(tab.worker()).toMatchObject({ phase: 'installing', supported: true, offlineReady: false });
    if (registration.installing) host.installed(registration.installing);
    await turns();
    expect(tab.worker()).toMatchObject({
      phase: 'activated',
      activated: true,
      offlineReady: true,
      controlled: true,
      activeBuild: 'one',
    });
    expect(tab.loads.count).toBe(1);
  });

  test('the second visit is activated and in control at once, and not offline-ready again [PWA-03]', async () => {
    const { tabs } = await visited('a');
    expect(tabs[0]?.worker()).toMatchObject({
      phase: 'activated',
      offlineReady: false,
      controlled: true,
      activeBuild: 'one',
    });
  });

  test('an update within the first visit reloads the page once [PWA-05]', async () => {
    const { open, host, registration } = fakeBrowser();
    const tab = open('a');
    await turns();
    if (registration.installing) host.installed(registration.installing);
    await turns();
    host.deploy('two');
    await turns();
    expect(tab.worker()).toMatchObject({ phase: 'updateAvailable', waitingBuild: 'two' });
    tab.do('apply');
    await turns();
    expect(tab.loads.count).toBe(2);
  });
});

describe('a registration that fails', () => {
  test('is a flag, and nothing else [PWA-06]', async () => {
    const { open, trouble } = fakeBrowser();
    trouble.refuse = new TypeError('Failed to register: bad MIME type');
    const tab = open('a');
    await turns();
    expect(tab.worker()).toMatchObject({
      phase: 'failed',
      registrationFailed: { message: 'Failed to register: bad MIME type' },
      activated: false,
    });
    expect(tab.loads.count).toBe(1);
  });

  test('is tried again when the network comes back, not more often than once an hour', async () => {
    const { open, trouble, pass } = fakeBrowser();
    trouble.refuse = new TypeError('no');
    const tab = open('a');
    await turns();
    tab.goOnline();
    await pass(3_599_999);
    tab.goOnline();
    expect(tab.calls).toHaveLength(1);
    await pass(1);
    trouble.refuse = null;
    tab.goOnline();
    await turns();
    expect(tab.calls).toHaveLength(2);
    expect(tab.worker().phase).toBe('installing');
  });

  test('a browser without workers is unsupported [PWA-06]', async () => {
    const tab = fakeBrowser().open('a', { supported: false });
    await turns();
    expect(tab.worker()).toMatchObject({ phase: 'unsupported', supported: false, registrationFailed: null });
    await tab.client.check();
  });

  test('an update that cannot install is noted and the old worker stays; the next one is offered', async () => {
    const { host, tabs } = await visited('a');
    host.failed(host.found('two'));
    await turns();
    expect(tabs[0]?.worker()).toMatchObject({ phase: 'activated', updateAvailable: false });
    expect(tabs[0]?.worker().installFailed).not.toBeNull();
    host.deploy('three');
    await turns();
    expect(tabs[0]?.worker()).toMatchObject({ phase: 'updateAvailable', waitingBuild: 'three' });
  });

  test('an update that waits is offered again when a newer one cannot install', async () => {
    const { host, tabs } = await visited('a');
    host.deploy('two');
    await turns();
    const three = host.found('three');
    await turns();
    expect(phases(tabs)).toEqual(['updateInstalling']);
    host.failed(three);
    await turns();
    expect(tabs[0]?.worker()).toMatchObject({ phase: 'updateAvailable', waitingBuild: 'two' });
  });

  test('a check that fails changes nothing', async () => {
    const { registration, tabs } = await visited('a');
    registration.onUpdate = () => {
      throw new TypeError('500');
    };
    await tabs[0]?.client.check();
    expect(registration.updates).toBe(1);
    expect(phases(tabs)).toEqual(['activated']);
  });
});

describe('an update', () => {
  test('is offered in all tabs and reloads none; accepted in one, each is loaded anew once [PWA-03] [PWA-05]', async () => {
    const { host, pass, tabs } = await visited('a', 'b', 'c');
    host.deploy('two');
    await pass(60_000);
    expect(phases(tabs)).toEqual(['updateAvailable', 'updateAvailable', 'updateAvailable']);
    expect(loads(tabs)).toEqual([1, 1, 1]);
    tabs[1]?.do('apply');
    await pass(60_000);
    expect(loads(tabs)).toEqual([2, 2, 2]);
  });

  test('two tabs accept together: still one reload each', async () => {
    const { host, pass, tabs } = await visited('a', 'b');
    host.deploy('two');
    await turns();
    for (const tab of tabs) tab.do('apply');
    await pass(60_000);
    expect(loads(tabs)).toEqual([2, 2]);
  });

  test('a tab that was loaded around the worker is loaded anew too', async () => {
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

  test('waits for a busy tab, says for how many, and starts when it is done [PWA-05]', async () => {
    const { host, pass, tabs } = await visited('a', 'b');
    const release = tabs[1]?.busy.hold();
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

  test('can be called off while it waits, and then does not start by itself', async () => {
    const { host, pass, tabs, registration } = await visited('a', 'b');
    const release = tabs[1]?.busy.hold();
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

  test('a tab that became busy too late keeps its page until it is done, at most half an hour', async () => {
    const { host, pass, tabs, registration } = await visited('a', 'b', 'c');
    host.deploy('two');
    await turns();
    registration.onUpdate = () => undefined;
    tabs[0]?.do('apply');
    const release = tabs[1]?.busy.hold(); // behind the exclusive lock: its own does not come in time
    tabs[2]?.busy.hold();
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

  test('accepting lands on the newest: what the host has by then installs first', async () => {
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

  test('a worker that does not take over is offered again; one that did so silently reloads', async () => {
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

  test('"later" holds for this build, over visits, for a day; another build is offered at once', async () => {
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

  test('is never put in place without being accepted', async () => {
    const { host, pass, tabs, registration } = await visited('a');
    host.deploy('two');
    await turns();
    await pass(86_400_000);
    expect(registration.waiting?.build).toBe('two');
    expect(registration.active?.build).toBe('one');
    expect(loads(tabs)).toEqual([1]);
  });
});
