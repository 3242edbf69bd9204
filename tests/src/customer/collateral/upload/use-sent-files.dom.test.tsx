import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Upload } from '#src/customer/collateral/upload/upload-queue.ts';
import { useSentFiles } from '#src/customer/collateral/upload/use-sent-files.ts';

const upload = (id: string, documentId: string | null): Upload => ({
  file: {
    id,
    owner: undefined,
    collateralId: 'col_1',
    kind: 'PHOTO',
    fileName: `${id}.png`,
    mime: 'image/png',
    sizeBytes: 3,
    sha256: id,
    content: new Blob(['abc']),
    documentId,
    paused: false,
    hasPlace: false,
    addedAt: 0,
  },
  sentBytes: 0,
  state: 'sending',
  isStored: true,
  error: undefined,
});

const sentNames = (uploads: readonly Upload[]) =>
  renderHook(
    (now: { version: number; uploads: readonly Upload[] }) =>
      useSentFiles(now, now.uploads).map(({ fileName }) => fileName),
    {
      initialProps: { version: 1, uploads },
    },
  );

test('a sent file counts until the collateral is refetched', () => {
  const { result, rerender } = sentNames([upload('a', 'doc_1')]);
  expect(result.current).toEqual(['a.png']);
  rerender({ version: 1, uploads: [] });
  expect(result.current).toEqual(['a.png']);
  rerender({ version: 2, uploads: [] });
  expect(result.current).toEqual([]);
});

test('a file that was removed before it was registered does not count', () => {
  const { result, rerender } = sentNames([upload('a', null)]);
  rerender({ version: 1, uploads: [] });
  expect(result.current).toEqual([]);
});
