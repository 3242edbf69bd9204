import type { CollateralDocumentKind } from '#contracts/collateral/document.ts';

/** Kinds of documents, as they are named within a sentence. */
export const documentNames: Readonly<Record<CollateralDocumentKind, string>> = {
  PHOTO: 'a photo',
  INVOICE: 'an invoice',
  OWNERSHIP: 'proof of ownership',
  ID: 'an identity document',
  APPRAISAL: 'an appraisal',
  OTHER: 'another document',
};
