import { expect, test } from 'vitest';
import { storedDismissal } from '#src/pwa/worker/update-dismissal.ts';
import { fakeBrowser, turns } from './browser.ts';

test('an update postponed in one tab is postponed in the others, the next is not [PWA-03]', async () => {
  const { open, host, localStorage } = fakeBrowser();
  host.deploy('one');
  const tabs = [open('a'), open('b')];
  await turns();
  host.deploy('two');
  await turns();
  for (const { worker } of tabs)
    expect(worker()).toMatchObject({ phase: 'updateAvailable', dismissed: null });

  tabs[0]?.do('later');
  expect(storedDismissal(localStorage).read()).toMatchObject({ build: 'two' });
  for (const { worker } of tabs) expect(worker().dismissed).toMatchObject({ build: 'two' });

  host.deploy('three');
  await turns();
  for (const { worker } of tabs)
    expect(worker()).toMatchObject({ waitingBuild: 'three', dismissed: { build: 'two' } });
});
