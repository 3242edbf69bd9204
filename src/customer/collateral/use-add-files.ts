import { useState } from 'react';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { CollateralDocumentKind } from '#contracts/collateral/document.ts';
import { typeBytes, typeOfBytes } from '#contracts/collateral/file-type.ts';
import { documentFault, maxDocuments } from '#contracts/collateral/upload.ts';
import { randomId } from '#src/platform/browser/random-id.ts';
import { unreadableFile } from '#src/platform/files/unreadable-file.ts';
import { sha256Of } from './upload/file-content.ts';
import { hasPlace } from './upload/picture-place.ts';
import type { UploadQueue } from './upload/upload-queue.ts';
import type { QueuedFile } from './upload/upload-storage.ts';

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
  /** One sentence about each file that was not added. */
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  /** Returns the files that are queued, registered or sent, without the one that is replaced. */
  const filesBeside = (instead: string | undefined) => {
    const queued = queue
      .current()
      .map((upload) => upload.file)
      .filter((other) => other.collateralId === collateralId);
    const arrived = sentFiles.filter(({ id }) => !queued.some((other) => other.id === id));
    const files = [...queued, ...arrived];
    const otherDocuments = documents.filter(({ id }) => !files.some(({ documentId }) => documentId === id));
    return [...files, ...otherDocuments.map((document) => ({ ...document, documentId: document.id }))].filter(
      ({ id, documentId }) => id !== instead && documentId !== instead,
    );
  };

  /** Resolves to the number of accepted files. `instead` is the document or queued file to be replaced. */
  async function add(
    files: readonly File[],
    kind: CollateralDocumentKind,
    instead?: string,
  ): Promise<number> {
    const newRefusals: string[] = [];
    setRefusals([]);
    for (const chosen of files) {
      const file = await byContent(chosen);
      const fault = faultOf(file);
      if (fault !== null) {
        newRefusals.push(fault);
        continue;
      }
      const read = await Promise.all([sha256Of(file), hasPlace(file)]).catch(() => null);
      if (read === null) {
        newRefusals.push(unreadableFile(file.name));
        continue;
      }
      const [sha256, place] = read;
      // From here on nothing is waited for, so that the same file cannot be added twice at a time.
      const stay = filesBeside(instead);
      const same = stay.find((other) => other.sha256 === sha256)?.fileName;
      if (stay.length >= maxDocuments)
        newRefusals.push(`${file.name} is one too many: at most ${maxDocuments} files.`);
      else if (same !== undefined)
        newRefusals.push(`${file.name} is already added${same === file.name ? '' : ` as ${same}`}.`);
      else
        void queue.add({
          id: randomId(),
          collateralId,
          kind: kind === 'PHOTO' && file.type === 'application/pdf' ? 'OTHER' : kind,
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
    setRefusals((refusalsBefore) => [...refusalsBefore, ...newRefusals]); // those of files that were added at the same time stay
    return files.length - newRefusals.length;
  }

  return { add, refusals, dismiss: () => setRefusals([]) };
}

/** Returns the file with the type of its first bytes; one that has none of ours keeps the type that it says. */
async function byContent(file: File): Promise<File> {
  const first = await file
    .slice(0, typeBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0)); // that it cannot be read is found when all of it is
  const type = typeOfBytes(new Uint8Array(first));
  return type === null || type === file.type
    ? file
    : new File([file], file.name, { type, lastModified: file.lastModified });
}

/** Returns why a file cannot be sent, as far as it says itself; null if it can. */
function faultOf({ name, type, size }: File): string | null {
  const fault = documentFault(type, size);
  if (fault === 'type') return `${name} is neither a JPEG, PNG, WebP or HEIC picture nor a PDF.`;
  if (fault === 'size') return `${name} is larger than 10 MB.`;
  return size === 0 ? `${name} is empty.` : null;
}
