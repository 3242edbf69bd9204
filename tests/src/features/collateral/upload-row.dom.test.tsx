import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UploadRow } from '#src/features/collateral/UploadRow.tsx';
import type { UploadQueue } from '#src/features/collateral/upload/upload-queue.ts';
import { render } from '#tests/kit/render.tsx';

const file = {
  id: 'file-1',
  collateralId: 'col',
  kind: 'PHOTO',
  fileName: 'chain.png',
  mime: 'image/png',
  sizeBytes: 4,
  sha256: '',
  content: new Blob(['a']),
  documentId: null,
  paused: false,
  hasPlace: false,
  addedAt: 0,
} as const;

const refusal = (code: 'document-unreadable' | 'internal', status: number) => ({
  kind: 'problem',
  problem: {
    type: `https://problems.example.test/${code}`,
    title: 'Refused',
    status,
    detail: 'It was refused.',
    instance: '/v1/collaterals/col/documents',
    code,
    requestId: 'req-1',
  },
});
const nothing = () => undefined;
const queue: Pick<UploadQueue, 'resume' | 'pause' | 'sendNext' | 'remove'> = {
  resume: () => Promise.resolve(),
  pause: () => Promise.resolve(),
  sendNext: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};

test.each([
  ['damaged', refusal('document-unreadable', 422), 0],
  ['not sent for another reason', refusal('internal', 500), 1],
])(
  'a file that is %s can be replaced; trying again is offered only if it may help',
  (_what, error, tries) => {
    const upload = { file, sentBytes: 0, state: 'failed', error } as const;
    render(
      <div role="list">
        <UploadRow upload={upload} queue={queue} isNext onReplace={nothing} />
      </div>,
    );
    expect(screen.getByText('It was refused.', { exact: false })).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Try again chain.png' })).toHaveLength(tries);
    expect(screen.getByRole('button', { name: 'Replace chain.png' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove chain.png' })).toBeVisible();
  },
);
