import type { QueuedFile } from '#src/customer/collateral/upload/upload-storage.ts';

/** A photo of collateral that is still to be sent. */
export const queuedFile: QueuedFile = {
  id: 'file_1',
  owner: 'usr_1',
  collateralId: 'col_1',
  kind: 'PHOTO',
  fileName: 'chain.jpg',
  mime: 'image/jpeg',
  sizeBytes: 3,
  sha256: '0'.repeat(64),
  content: new Blob(['abc'], { type: 'image/jpeg' }),
  documentId: null,
  paused: false,
  hasPlace: false,
  addedAt: 0,
};
