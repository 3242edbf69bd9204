import type { Writes } from '#mocks/tables.ts';
import type { CollateralRecord, DocumentRecord } from './record.ts';

/** Replaces one document of a collateral. */
export function withDocument(collateral: CollateralRecord, document: DocumentRecord): CollateralRecord {
  const documents = collateral.documents.map((each) => (each.id === document.id ? document : each));
  return { ...collateral, documents, version: collateral.version + 1 };
}

/** Deletes what has arrived of a file. */
export function forgetUpload(tables: Pick<Writes, 'uploads' | 'uploadParts'>, documentId: string): void {
  for (const { id } of tables.uploadParts.by('documentId', documentId)) tables.uploadParts.delete(id);
  if (tables.uploads.get(documentId)) tables.uploads.delete(documentId);
}
