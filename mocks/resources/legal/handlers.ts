import { found } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { currentDocument, versionsOf } from './documents.ts';

export const getLegalDocument: HandlerOf<'getLegalDocument'> = ({ params, reply }) =>
  reply(200, currentDocument(params.kind));

export const listLegalDocumentVersions: HandlerOf<'listLegalDocumentVersions'> = ({ params, reply }) => {
  const items = versionsOf(params.kind).map(({ version, effectiveFrom, hash, title }, index) => ({
    version,
    effectiveFrom,
    hash,
    title,
    isCurrent: index === 0,
  }));
  return reply(200, { items });
};

export const getLegalDocumentVersion: HandlerOf<'getLegalDocumentVersion'> = ({ params, reply }) => {
  const text = versionsOf(params.kind).find(({ version }) => version === params.version);
  return reply(200, found(text, 'version'));
};
