import { endpoint } from '#contracts/endpoint.ts';
import { DocumentKind, LegalDocument } from './document.ts';

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
