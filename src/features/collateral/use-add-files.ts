import { useState } from 'react';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { CollateralDocumentKind } from '#contracts/collateral/document.ts';
import { documentFault, maxDocuments } from '#contracts/collateral/upload.ts';
import { sha256Of } from './upload/file-content.ts';
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

  /** Resolves to the number of accepted files. `instead` is the document or queued file to be replaced. */
  async function add(
    files: readonly File[],
    kind: CollateralDocumentKind,
    instead?: string,
  ): Promise<number> {
    const wrong: RefusedFile[] = [];
    const refuse = (file: File, why: string) => wrong.push({ name: file.name, why });
    for (const file of files) {
      const fault = documentFault(file.type, file.size);
      const queued = queue
        .current()
        .map((upload) => upload.file)
        .filter((other) => other.collateralId === collateralId);
      const arrived = sentFiles.filter(({ id }) => !queued.some((other) => other.id === id));
      const own = [...queued, ...arrived];
      const others = documents.filter(({ id }) => !own.some(({ documentId }) => documentId === id));
      const stay = [...own, ...others.map((document) => ({ ...document, documentId: document.id }))].filter(
        ({ id, documentId }) => id !== instead && documentId !== instead,
      );
      if (fault === 'type') refuse(file, 'Use a JPEG, PNG, WebP or HEIC picture, or a PDF.');
      else if (fault === 'size') refuse(file, 'It is larger than 10 MB.');
      else if (file.size === 0) refuse(file, 'It is empty.');
      else if (stay.length >= maxDocuments) refuse(file, `At most ${maxDocuments} files.`);
      else {
        const sha256 = await sha256Of(file);
        const same = stay.find((other) => other.sha256 === sha256)?.fileName;
        if (same !== undefined) {
          refuse(file, `You have added this file already: ${same}.`);
          continue;
        }
        const place = await hasPlace(file);
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
    }
    setRefused(wrong);
    return files.length - wrong.length;
  }

  return { add, refused, dismiss: () => setRefused([]) };
}
