import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ApiError } from '#src/errors/api-error.ts';
import { UploadRow } from '#src/customer/collateral/UploadRow.tsx';
import { createUploadQueue, type Upload } from '#src/customer/collateral/upload/upload-queue.ts';
import { memoryUploads } from '#src/customer/collateral/upload/upload-storage.ts';
import { queuedFile } from '#tests/kit/queued-file.ts';
import { render } from '#tests/kit/render.tsx';

const problemWith = (code: 'document-unreadable' | 'rate-limited'): unknown => ({
  kind: 'problem',
  problem: { code, title: 'Refused', detail: 'The file was refused.', status: 422 },
});

const never = async () => ({ error: { kind: 'offline', operation: 'test' } satisfies ApiError });
const queue = createUploadQueue({
  storage: Promise.resolve(memoryUploads()),
  commands: { register: never, position: never, send: never, discard: never },
  isOnline: () => false,
  owner: () => 'usr_1',
});

test.each([
  ['document-unreadable', 0],
  ['rate-limited', 1],
] as const)('a file that was refused as %s has %i buttons to try again', (code, count) => {
  const upload: Upload = {
    file: queuedFile,
    sentBytes: 0,
    state: 'failed',
    isStored: true,
    error: problemWith(code),
  };
  render(
    <UploadRow
      upload={upload}
      queue={queue}
      isNext={false}
      onPreview={() => undefined}
      onReplace={() => undefined}
      onEdited={() => undefined}
    />,
  );
  expect(screen.queryAllByRole('button', { name: 'Try again chain.jpg' })).toHaveLength(count);
  expect(screen.getByRole('button', { name: 'Replace chain.jpg' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove chain.jpg' })).toBeVisible();
});

test('a file on its way shows how much of it has arrived', () => {
  const upload: Upload = {
    file: queuedFile,
    sentBytes: 2,
    state: 'sending',
    isStored: true,
    error: undefined,
  };
  render(
    <UploadRow
      upload={upload}
      queue={queue}
      isNext
      onPreview={() => undefined}
      onReplace={() => undefined}
      onEdited={() => undefined}
    />,
  );
  expect(screen.getByRole('progressbar', { name: 'chain.jpg sent' })).toHaveAttribute('aria-valuenow', '66');
  expect(screen.getByText('66%').parentElement).toHaveTextContent(/^Sending, 66%$/);
  expect(screen.getByRole('button', { name: 'Pause chain.jpg' })).toBeVisible();
});

test.each([
  ['application/pdf', 'link', 'Preview chain.jpg in a new tab'],
  ['image/jpeg', 'button', 'Preview chain.jpg'],
] as const)('a file of type %s is previewed by a %s', (mime, role, name) => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
  const upload: Upload = {
    file: { ...queuedFile, mime },
    sentBytes: 0,
    state: 'waiting',
    isStored: true,
    error: undefined,
  };
  render(
    <UploadRow
      upload={upload}
      queue={queue}
      isNext
      onPreview={() => undefined}
      onReplace={() => undefined}
      onEdited={() => undefined}
    />,
  );
  expect(screen.getByRole(role, { name })).toBeVisible();
  vi.unstubAllGlobals();
});
