import { endpoint } from '#contracts/endpoint.ts';
import { LegalDocumentEditions, LegalDocumentKind, LegalDocumentVersion, LegalDocument } from './document.ts';

export const getLegalDocument = endpoint({
  method: 'GET',
  path: '/v1/legal-documents/{kind}',
  summary: 'The current terms or privacy notice',
  access: 'public',
  params: { kind: LegalDocumentKind },
  responses: { 200: LegalDocument },
  cache: { maxAgeS: 0 },
  problems: [],
  since: '3.0.0',
  examples: [
    { name: 'terms', params: { kind: 'terms' } },
    { name: 'privacy', params: { kind: 'privacy' } },
  ],
});

export const listLegalDocumentVersions = endpoint({
  method: 'GET',
  path: '/v1/legal-documents/{kind}/versions',
  summary: 'The versions of a text, newest first',
  access: 'public',
  params: { kind: LegalDocumentKind },
  responses: { 200: LegalDocumentEditions },
  cache: { maxAgeS: 0 },
  problems: [],
  since: '3.0.0',
  examples: [{ name: 'terms', params: { kind: 'terms' } }],
});

export const getLegalDocumentVersion = endpoint({
  method: 'GET',
  path: '/v1/legal-documents/{kind}/versions/{version}',
  summary: 'One version of the terms or the privacy notice',
  description: 'A confirmed text stays readable after a new version has come into force.',
  access: 'public',
  params: { kind: LegalDocumentKind, version: LegalDocumentVersion },
  responses: { 200: LegalDocument },
  cache: { maxAgeS: 365 * 24 * 60 * 60 },
  problems: [],
  since: '3.0.0',
  examples: [{ name: 'the first terms', params: { kind: 'terms', version: '2025-01' } }],
});
