import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { createAppStore } from '#src/app/store.ts';
import { openUploadStorage } from '#src/customer/collateral/upload/upload-storage.ts';
import { useUploads } from '#src/customer/collateral/upload/use-uploads.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { signedIn, signedOut } from '#src/platform/session/session.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { stubIndexedDb } from '#tests/kit/indexeddb.ts';
import { queuedFile } from '#tests/kit/queued-file.ts';

test('files that wait for the network leave the device when their customer logs out', async () => {
  stubIndexedDb();
  const stored = async () => (await (await openUploadStorage()).all()).map(({ id }) => id);
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
  });
  store.dispatch(connectionChanged(false));
  store.dispatch(
    signedIn({ token: 't', role: 'CUSTOMER', expiresAt: '2027-01-10T09:00:00.000Z', userId: 'usr_1' }),
  );
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useUploads(queuedFile.collateralId), { wrapper });
  const { owner: _owner, ...added } = queuedFile;
  await act(() => result.current.queue.add({ ...added, content: new Blob() }));
  expect(result.current.uploads).toHaveLength(1);
  expect(await stored()).toEqual([queuedFile.id]);
  act(() => void store.dispatch(signedOut()));
  await waitFor(async () => expect(await stored()).toEqual([]));
  expect(result.current.uploads).toEqual([]);
});
