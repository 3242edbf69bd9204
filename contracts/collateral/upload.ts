/** The file types that may be uploaded; the page checks them before sending, and the backend checks again. */
export const documentTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
] as const;

export const maxDocumentBytes = 10 * 1024 * 1024;

/** The maximum number of documents of one collateral. */
export const maxDocuments = 10;

/** The maximum number of bytes of a file in one request. */
export const partBytes = 64 * 1024;

/**
 * The maximum number of bytes of a file in one answer to a reviewer: a multiple of three, so that only the last part
 * has padding.
 */
export const readBytes = 384 * 1024;

export type DocumentFault = 'type' | 'size';

/** Returns why a file cannot be uploaded; null if it can. */
export function documentFault(mime: string, sizeBytes: number): DocumentFault | null {
  if (!documentTypes.some((type) => type === mime)) return 'type';
  return sizeBytes > maxDocumentBytes ? 'size' : null;
}
