import { describe, expect, test } from 'vitest';
import { fakeBrowser, turns } from './browser.ts';
import { phases, visited } from './visited.ts';

describe('the first visit', () => {
  test('registers /sw.js for / after the page is shown and is then offline-ready [PWA-01] [PWA-03]', async () => {
    const { open, host, registration } = fakeBrowser();
    const pageShown = Promise.withResolvers<void>();
    const tab = open('a', { ready: pageShown.promise });
    await turns();
    expect(tab.calls).toEqual([]);
    pageShown.resolve();
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

  test('the second visit is in control at once and not offline-ready again [PWA-03]', async () => {
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
  test('sets a flag and has no other effect [PWA-06]', async () => {
    const { open, trouble } = fakeBrowser();
    trouble.refuse = new TypeError('Failed to register: bad MIME type');
    const tab = open('a');
    await turns();
    expect(tab.worker()).toMatchObject({ phase: 'failed', registrationFailed: true, activated: false });
    expect(tab.loads.count).toBe(1);
  });

  test('is retried when the network is back, at most once an hour', async () => {
    const { open, trouble, pass } = fakeBrowser();
    trouble.refuse = new TypeError('no');
    const tab = open('a');
    await turns();
    tab.goOnline();
    await turns();
    expect(tab.calls).toHaveLength(2);
    await pass(3_599_999);
    tab.goOnline();
    await turns();
    expect(tab.calls).toHaveLength(2);
    await pass(1);
    trouble.refuse = null;
    tab.goOnline();
    await turns();
    expect(tab.calls).toHaveLength(3);
    expect(tab.worker().phase).toBe('installing');
  });

  test('a browser without workers is unsupported [PWA-06]', async () => {
    const tab = fakeBrowser().open('a', { supported: false });
    await turns();
    expect(tab.worker()).toMatchObject({ phase: 'unsupported', supported: false, registrationFailed: false });
    await tab.client.check();
  });

  test('an update that cannot install leaves the old worker, and the next is offered', async () => {
    const { host, tabs } = await visited('a');
    host.failed(host.updateFound('two'));
    await turns();
    expect(tabs[0]?.worker()).toMatchObject({ phase: 'activated', updateAvailable: false });
    expect(tabs[0]?.worker().installFailed).toBe(true);
    host.deploy('three');
    await turns();
    expect(tabs[0]?.worker()).toMatchObject({ phase: 'updateAvailable', waitingBuild: 'three' });
  });

  test('an update that waits is offered again when a newer one cannot install', async () => {
    const { host, tabs } = await visited('a');
    host.deploy('two');
    await turns();
    const three = host.updateFound('three');
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
