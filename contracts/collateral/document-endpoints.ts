import { endpoint } from '#contracts/endpoint.ts';
import { CollateralId, DocumentId } from '#contracts/ids.ts';
import { CollateralDocument, DocumentCorrection, DocumentPart, NewDocument } from './document.ts';

const customerEndpoint = { access: 'signedIn', entity: 'collateral', since: '1.4.0' } as const;

export const registerDocument = endpoint({
  ...customerEndpoint,
  params: { collateralId: CollateralId },
  method: 'POST',
  path: '/v1/collaterals/{collateralId}/documents',
  summary: 'Announce a file; its content follows in parts',
  idempotent: true,
  takes: 'collateral.add-document',
  alsoTakes: ['document.register'],
  audit: 'collateral.document-added',
  body: NewDocument,
  responses: { 201: CollateralDocument },
  location: '/v1/collaterals/{collateralId}/documents/{id}',
  problems: ['document-type-not-allowed', 'document-too-large', 'invalid-transition'],
  examples: [
    {
      name: 'a photo',
      params: { collateralId: '{collateral}' },
      body: {
        kind: 'PHOTO',
        fileName: 'chain.png',
        mime: 'image/png',
        sizeBytes: 8,
        sha256: '4c4b6a3be1314ab86138bef4314dde022e600960d8689a2c8f8631802d20dab6',
      },
    },
  ],
});

const ofDocument = {
  ...customerEndpoint,
  params: { collateralId: CollateralId, documentId: DocumentId },
} as const;

export const getDocumentUpload = endpoint({
  ...ofDocument,
  method: 'GET',
  path: '/v1/collaterals/{collateralId}/documents/{documentId}',
  summary: 'A document with the state of its upload and review',
  responses: { 200: CollateralDocument },
  problems: [],
  examples: [{ name: 'own', params: { collateralId: '{collateral}', documentId: '{document}' } }],
});

export const correctDocument = endpoint({
  ...ofDocument,
  since: '3.0.0',
  method: 'POST',
  path: '/v1/collaterals/{collateralId}/documents/{documentId}/correct',
  summary: 'Correct what a document shows; its content and its check stay',
  idempotent: true,
  takes: 'collateral.change-document',
  audit: 'collateral.document-changed',
  body: DocumentCorrection,
  responses: { 200: CollateralDocument },
  problems: ['invalid-transition'],
  examples: [
    {
      name: 'an invoice',
      params: { collateralId: '{collateral}', documentId: '{document}' },
      body: { kind: 'INVOICE' },
    },
  ],
});

export const sendDocumentPart = endpoint({
  ...ofDocument,
  method: 'POST',
  path: '/v1/collaterals/{collateralId}/documents/{documentId}/parts',
  summary: 'Send the next part of a file; with the last one it is checked',
  idempotent: true,
  takes: 'document.receive',
  audit: 'collateral.document-received',
  body: DocumentPart,
  responses: { 200: CollateralDocument },
  problems: ['document-unreadable', 'invalid-transition'],
  examples: [
    {
      name: 'the only part',
      params: { collateralId: '{collateral}', documentId: '{document}' },
      body: { offset: 0, data: 'iVBORw0KGgo=' },
    },
  ],
});

export const removeDocument = endpoint({
  ...ofDocument,
  method: 'DELETE',
  path: '/v1/collaterals/{collateralId}/documents/{documentId}',
  summary: 'Take a document back; another one may take its place',
  idempotent: true,
  takes: 'collateral.remove-document',
  audit: 'collateral.document-removed',
  responses: { 204: null },
  problems: ['invalid-transition'],
  examples: [{ name: 'take back', params: { collateralId: '{collateral}', documentId: '{document}' } }],
});
