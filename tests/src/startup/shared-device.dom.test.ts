import { afterEach, expect, test } from 'vitest';
import { clearSharedDevice } from '#src/startup/shared-device.ts';
import { createAppStore } from '#src/app/store.ts';
import { memoryUploads } from '#src/customer/collateral/upload/upload-storage.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { persistedForm } from '#src/platform/storage/persisted-forms.ts';
import { signedIn, signedOut } from '#src/platform/session/session.ts';
import { queuedFile } from '#tests/kit/queued-file.ts';
import { fakeOrigin } from '#tests/src/origin.ts';

const hour = 60 * 60 * 1_000;

afterEach(() => localStorage.clear());

/** The device on which Mira, usr_mira, has typed an income and added a document, and on which tabs are open. */
async function device({ openTabs = [] as readonly string[], hours = 1 } = {}) {
  const uploads = memoryUploads();
  await uploads.put({ ...queuedFile, owner: 'usr_mira', addedAt: 0 });
  persistedForm(localStorage, 'usr_mira', 'budget.1').write(0, { income: '2400' });
  let looked = 0;
  const origin = fakeOrigin();
  for (const userId of openTabs)
    void origin
      .locksOf('other')
      .request(`tranche.person.${userId}`, { mode: 'shared' }, () => new Promise(() => undefined));
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage,
  });
  clearSharedDevice(store, {
    storage: localStorage,
    openUploads: async () => {
      looked += 1;
      return uploads;
    },
    locks: origin.locksOf('this'),
    now: () => hours * hour,
  });
  const logsIn = (userId: string) =>
    store.dispatch(
      signedIn({ token: userId, role: 'CUSTOMER', expiresAt: '2027-01-10T21:00:00.000Z', userId }),
    );
  const isLeft = async () => ({
    income: JSON.stringify({ ...localStorage }).includes('2400'),
    document: (await uploads.all()).length > 0,
  });
  return { store, logsIn, isLeft, looked: () => looked };
}

const all = { income: true, document: true };
const nothing = { income: false, document: false };

test('what a customer typed and added is there for them after their tab was closed', async () => {
  const { isLeft, logsIn, looked } = await device({ hours: 23 });
  logsIn('usr_mira');
  await expect.poll(looked).toBe(2);
  expect(await isLeft()).toEqual(all);
});

test('it is removed when another customer logs in', async () => {
  const { isLeft, logsIn } = await device();
  logsIn('usr_ben');
  await expect.poll(isLeft).toEqual(nothing);
});

test('it stays when another customer logs in beside an open tab of its owner', async () => {
  const { isLeft, logsIn, looked, store } = await device({ openTabs: ['usr_mira'] });
  logsIn('usr_ben');
  store.dispatch(signedOut());
  await expect.poll(looked).toBe(3);
  expect(await isLeft()).toEqual(all);
});

test('it is removed after a day, and when its owner logs out', async () => {
  await expect.poll((await device({ hours: 24 })).isLeft).toEqual(nothing);
  const { isLeft, logsIn, store } = await device();
  logsIn('usr_mira');
  store.dispatch(signedOut());
  await expect.poll(isLeft).toEqual(nothing);
});
