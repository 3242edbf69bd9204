import { endpoint } from '#contracts/endpoint.ts';
import { DocumentEditions, DocumentKind, DocumentVersion, LegalDocument } from './document.ts';

export const getDocument = endpoint({
  method: 'GET',
  path: '/v1/documents/{kind}',
  summary: 'The current terms or privacy notice',
  access: 'public',
  params: { kind: DocumentKind },
  answers: { 200: LegalDocument },
  cache: { maxAgeS: 0 },
  problems: [],
  examples: [
    { name: 'terms', params: { kind: 'terms' } },
    { name: 'privacy', params: { kind: 'privacy' } },
  ],
});

export const listDocumentVersions = endpoint({
  method: 'GET',
  path: '/v1/documents/{kind}/versions',
  summary: 'The versions of a text, newest first',
  access: 'public',
  params: { kind: DocumentKind },
  answers: { 200: DocumentEditions },
  cache: { maxAgeS: 0 },
  problems: [],
  examples: [{ name: 'terms', params: { kind: 'terms' } }],
});

/** What was signed stays readable, whatever is in force now. */
export const getDocumentVersion = endpoint({
  method: 'GET',
  path: '/v1/documents/{kind}/versions/{version}',
  summary: 'One version of the terms or the privacy notice',
  access: 'public',
  params: { kind: DocumentKind, version: DocumentVersion },
  answers: { 200: LegalDocument },
  cache: { maxAgeS: 365 * 24 * 60 * 60 },
  problems: [],
  examples: [{ name: 'the first terms', params: { kind: 'terms', version: '2025-01' } }],
});
