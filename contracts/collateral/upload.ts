/** What may be uploaded, for the page, which asks before it sends, and for the backend, which asks again. */
export const documentTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
] as const;

export const maxDocumentBytes = 10 * 1024 * 1024;

/** Documents of one collateral. */
export const maxDocuments = 10;

/** Bytes of a file in one request. */
export const partBytes = 64 * 1024;

/** Bytes of a file in one answer to a reviewer: a multiple of three, so that no part but the last is padded. */
export const readBytes = 384 * 1024;

export type DocumentFault = 'type' | 'size';

/** Why a file cannot be uploaded; null when it can. */
export function documentFault(mime: string, sizeBytes: number): DocumentFault | null {
  if (!documentTypes.some((type) => type === mime)) return 'type';
  return sizeBytes > maxDocumentBytes ? 'size' : null;
}
