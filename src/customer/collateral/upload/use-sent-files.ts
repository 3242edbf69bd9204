import { useState } from 'react';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { Upload } from './upload-queue.ts';
import type { QueuedFile } from './upload-storage.ts';

interface Sent {
  readonly version: number;
  readonly files: readonly QueuedFile[];
}

/**
 * Returns the registered files. A file leaves the queue before the collateral has been refetched; it is counted until
 * then, since the next file would otherwise get its kind, and the same file could be added again.
 */
export function useSentFiles(
  { version }: Pick<Collateral, 'version'>,
  uploads: readonly Upload[],
): readonly QueuedFile[] {
  const [sentFiles, setSentFiles] = useState<Sent>({ version, files: [] });
  const announced = uploads.map(({ file }) => file).filter(({ documentId }) => documentId !== null);
  const isQueued = ({ id }: QueuedFile) => announced.some((file) => file.id === id);
  const before = sentFiles.version === version ? sentFiles.files.filter((file) => !isQueued(file)) : [];
  const files = [...before, ...announced];
  if (sentFiles.version !== version || files.length !== sentFiles.files.length)
    setSentFiles({ version, files });
  return files;
}
