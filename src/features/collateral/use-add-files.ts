import { useState } from 'react';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { CollateralDocumentKind } from '#contracts/collateral/document.ts';
import { documentFault, maxDocuments } from '#contracts/collateral/upload.ts';
import { sha256Of, unreadableFile } from './upload/file-content.ts';
import { hasPlace } from './upload/picture-place.ts';
import type { UploadQueue } from './upload/upload-queue.ts';
import type { QueuedFile } from './upload/upload-storage.ts';

export interface RefusedFile {
  readonly name: string;
  readonly why: string;
}

/**
 * Validates files before anything is sent: type, size, number, and duplicates.
 * @param sentFiles registered files, including those that have left the queue while `documents` has not been
 * refetched
 */
export function useAddFiles(
  { id: collateralId, documents }: Pick<Collateral, 'id' | 'documents'>,
  queue: Pick<UploadQueue, 'current' | 'add'>,
  sentFiles: readonly QueuedFile[],
) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  /** Returns the files that are queued, registered or sent, without the one that is replaced. */
  const filesBeside = (instead: string | undefined) => {
    const queued = queue
      .current()
      .map((upload) => upload.file)
      .filter((other) => other.collateralId === collateralId);
    const arrived = sentFiles.filter(({ id }) => !queued.some((other) => other.id === id));
    const own = [...queued, ...arrived];
    const others = documents.filter(({ id }) => !own.some(({ documentId }) => documentId === id));
    return [...own, ...others.map((document) => ({ ...document, documentId: document.id }))].filter(
      ({ id, documentId }) => id !== instead && documentId !== instead,
    );
  };

  /** Resolves to the number of accepted files. `instead` is the document or queued file to be replaced. */
  async function add(
    files: readonly File[],
    kind: CollateralDocumentKind,
    instead?: string,
  ): Promise<number> {
    const wrong: RefusedFile[] = [];
    setRefused([]);
    const refuse = (file: File, why: string) => wrong.push({ name: file.name, why });
    for (const file of files) {
      const fault = faultOf(file);
      if (fault !== null) {
        refuse(file, fault);
        continue;
      }
      const read = await Promise.all([sha256Of(file), hasPlace(file)]).catch(() => null);
      if (read === null) {
        refuse(file, unreadableFile);
        continue;
      }
      const [sha256, place] = read;
      // From here on nothing is waited for, so that the same file cannot be added twice at a time.
      const stay = filesBeside(instead);
      const same = stay.find((other) => other.sha256 === sha256)?.fileName;
      if (stay.length >= maxDocuments) refuse(file, `At most ${maxDocuments} files.`);
      else if (same !== undefined) refuse(file, `You have added this file already: ${same}.`);
      else
        void queue.add({
          id: crypto.randomUUID(),
          collateralId,
          kind,
          fileName: file.name.slice(-200),
          mime: file.type,
          sizeBytes: file.size,
          sha256,
          content: file,
          documentId: null,
          paused: place,
          hasPlace: place,
          addedAt: Date.now(),
        });
    }
    setRefused((others) => [...others, ...wrong]); // those of files that were added at the same time stay
    return files.length - wrong.length;
  }

  return { add, refused, dismiss: () => setRefused([]) };
}

/** Returns why a file cannot be sent, as far as it says itself; null if it can. */
function faultOf({ type, size }: File): string | null {
  const fault = documentFault(type, size);
  if (fault === 'type') return 'Use a JPEG, PNG, WebP or HEIC picture, or a PDF.';
  if (fault === 'size') return 'It is larger than 10 MB.';
  return size === 0 ? 'It is empty.' : null;
}
