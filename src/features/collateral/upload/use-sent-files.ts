import { useState } from 'react';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { Upload } from './upload-queue.ts';
import type { QueuedFile } from './upload-storage.ts';

interface Sent {
  readonly version: number;
  readonly files: readonly QueuedFile[];
}

/**
 * The files that are announced. One that has arrived leaves the queue before the collateral is read again; until then it
 * still counts, or the next file would get its kind, and it could be added a second time.
 */
export function useSentFiles(
  { version }: Pick<Collateral, 'version'>,
  uploads: readonly Upload[],
): readonly QueuedFile[] {
  const [sent, setSent] = useState<Sent>({ version, files: [] });
  const announced = uploads.map(({ file }) => file).filter(({ documentId }) => documentId !== null);
  const isQueued = ({ id }: QueuedFile) => announced.some((file) => file.id === id);
  const before = sent.version === version ? sent.files.filter((file) => !isQueued(file)) : [];
  const files = [...before, ...announced];
  if (sent.version !== version || files.length !== sent.files.length) setSent({ version, files });
  return files;
}
