import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sha256Of, unreadableFile } from '#src/features/collateral/upload/file-content.ts';
import type { QueuedFile } from '#src/features/collateral/upload/upload-storage.ts';
import { useAddFiles } from '#src/features/collateral/use-add-files.ts';

const photo = new File(['abc'], 'photo.png', { type: 'image/png' });
const again = new File(['abc'], 'again.png', { type: 'image/png' });

const sent = async (documentId: string): Promise<QueuedFile> => ({
  id: 'file_1',
  owner: undefined,
  collateralId: 'col_1',
  kind: 'PHOTO',
  fileName: photo.name,
  mime: photo.type,
  sizeBytes: photo.size,
  sha256: await sha256Of(photo),
  content: photo,
  documentId,
  paused: false,
  hasPlace: false,
  addedAt: 0,
});

/** No file is on its way, and the collateral as it was read last has no document. */
function adding(sentFiles: readonly QueuedFile[]) {
  const add = vi.fn();
  const queue = { current: () => [], add };
  const { result } = renderHook(() => useAddFiles({ id: 'col_1', documents: [] }, queue, sentFiles));
  return { result, add };
}

test('a sent file is not sent again before the collateral is refetched', async () => {
  const { result, add } = adding([await sent('doc_1')]);
  await act(() => result.current.add([again], 'OTHER'));
  await waitFor(() =>
    expect(result.current.refused).toEqual([
      { name: 'again.png', why: 'You have added this file already: photo.png.' },
    ]),
  );
  expect(add).not.toHaveBeenCalled();
});

test('the document that it replaces may be the same file', async () => {
  const { result, add } = adding([await sent('doc_1')]);
  await act(() => result.current.add([again], 'PHOTO', 'doc_1'));
  expect(result.current.refused).toEqual([]);
  expect(add).toHaveBeenCalledOnce();
});

test('files that are added at the same time keep the reasons of each other', async () => {
  const { result } = adding([await sent('doc_1')]);
  const other = new File(['abcd'], 'other.png', { type: 'image/png' });
  await act(() => Promise.all([result.current.add([again], 'PHOTO'), result.current.add([other], 'PHOTO')]));
  expect(result.current.refused.map(({ name }) => name)).toEqual(['again.png']);
});

test('a file that cannot be read is refused, and those after it are added', async () => {
  const { result, add } = adding([]);
  const gone = new File(['abcd'], 'gone.png', { type: 'image/png' });
  Object.assign(gone, {
    arrayBuffer: () => Promise.reject(new DOMException('The file was moved', 'NotReadableError')),
  });
  await act(() => result.current.add([gone, photo], 'PHOTO'));
  expect(result.current.refused).toEqual([{ name: 'gone.png', why: unreadableFile }]);
  expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fileName: 'photo.png' }));
});
