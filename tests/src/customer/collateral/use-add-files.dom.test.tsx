import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sha256Of } from '#src/customer/collateral/upload/file-content.ts';
import type { QueuedFile } from '#src/customer/collateral/upload/upload-storage.ts';
import { useAddFiles } from '#src/customer/collateral/use-add-files.ts';

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
  await waitFor(() => expect(result.current.refusals).toEqual(['again.png is already added as photo.png.']));
  expect(add).not.toHaveBeenCalled();
});

test('of files that are added together, a PDF is not taken for a photo', async () => {
  const { result, add } = adding([]);
  const invoice = new File([latin('%PDF-1.7\n')], 'invoice.pdf', { type: 'application/pdf' });
  await act(() => result.current.add([photo, invoice], 'PHOTO'));
  expect(add.mock.calls.map(([{ fileName, kind }]) => [fileName, kind])).toEqual([
    ['photo.png', 'PHOTO'],
    ['invoice.pdf', 'OTHER'],
  ]);
});

test('a file that was added under the same name is named once', async () => {
  const { result } = adding([await sent('doc_1')]);
  await act(() => result.current.add([photo], 'OTHER'));
  expect(result.current.refusals).toEqual(['photo.png is already added.']);
});

test('the document that it replaces may be the same file', async () => {
  const { result, add } = adding([await sent('doc_1')]);
  await act(() => result.current.add([again], 'PHOTO', 'doc_1'));
  expect(result.current.refusals).toEqual([]);
  expect(add).toHaveBeenCalledOnce();
});

test('files that are added at the same time keep the reasons of each other', async () => {
  const { result } = adding([await sent('doc_1')]);
  const other = new File(['abcd'], 'other.png', { type: 'image/png' });
  await act(() => Promise.all([result.current.add([again], 'PHOTO'), result.current.add([other], 'PHOTO')]));
  expect(result.current.refusals).toEqual(['again.png is already added as photo.png.']);
});

test('a file that cannot be read is refused, and those after it are added', async () => {
  const { result, add } = adding([]);
  const gone = new File(['abcd'], 'gone.png', { type: 'image/png' });
  Object.assign(gone, {
    arrayBuffer: () => Promise.reject(new DOMException('The file was moved', 'NotReadableError')),
  });
  await act(() => result.current.add([gone, photo], 'PHOTO'));
  expect(result.current.refusals).toEqual(['gone.png can’t be read. Check that it’s still on this device.']);
  expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fileName: 'photo.png' }));
});

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['a.heic', '', '\0\0\0\x18ftypheic\0\0', 'image/heic'],
  ['a.heic', 'application/octet-stream', '\0\0\0\x18ftypmif1\0\0', 'image/heic'],
  ['a.heic', 'image/heif', '\0\0\0\x18ftypheix\0\0', 'image/heic'],
  ['a.jpg', 'image/jpg', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01', 'image/jpeg'],
  ['a.png', 'image/png', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01', 'image/jpeg'],
  ['a.png', '', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['a.webp', '', 'RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['a.pdf', 'application/x-pdf', '%PDF-1.7\n%abc', 'application/pdf'],
])('the first bytes of %s (%j) say its type', async (name, type, bytes, mime) => {
  const { result, add } = adding([]);
  await act(() => result.current.add([new File([latin(bytes)], name, { type })], 'PHOTO'));
  expect(result.current.refusals).toEqual([]);
  expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mime, fileName: name }));
});

test('a video that begins like a HEIC picture is refused', async () => {
  const { result, add } = adding([]);
  const video = new File([latin('\0\0\0\x18ftypisom\0\0')], 'a.mp4', { type: 'video/mp4' });
  await act(() => result.current.add([video], 'PHOTO'));
  expect(result.current.refusals).toEqual(['a.mp4 is neither a JPEG, PNG, WebP or HEIC picture nor a PDF.']);
  expect(add).not.toHaveBeenCalled();
});
