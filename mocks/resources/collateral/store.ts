import type { Writes } from '#mocks/resources/tables.ts';
import type { CollateralRecord, DocumentRecord } from './record.ts';

/** Replaces one document of a collateral. */
export function withDocument(collateral: CollateralRecord, document: DocumentRecord): CollateralRecord {
  const documents = collateral.documents.map((each) => (each.id === document.id ? document : each));
  return { ...collateral, documents, version: collateral.version + 1 };
}

/** Deletes the upload record of a file that will receive no more parts. */
export function endUpload({ uploads }: Pick<Writes, 'uploads'>, documentId: string): void {
  if (uploads.get(documentId)) uploads.delete(documentId);
}

/** Deletes the received parts of a file. */
export function deleteContent({ uploadParts }: Pick<Writes, 'uploadParts'>, documentId: string): void {
  for (const { id } of uploadParts.by('documentId', documentId)) uploadParts.delete(id);
}

/** Deletes all files that a customer has uploaded: of collateral and of returns. */
export function deleteContentsOf(
  tables: Pick<Writes, 'collaterals' | 'plans' | 'uploadParts'>,
  userId: string,
): void {
  for (const { goodsReturn } of tables.plans.by('userId', userId))
    for (const { id } of goodsReturn?.photos ?? []) deleteContent(tables, id);
  for (const { documents } of tables.collaterals.by('userId', userId))
    for (const { id } of documents) deleteContent(tables, id);
}
