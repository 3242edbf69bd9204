import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { settingsOf } from '#mocks/resources/settings.ts';
import { currentDocument, documentNamed, versionsOf } from './documents.ts';

export const getLegalDocument: HandlerOf<'getLegalDocument'> = ({ params, tables, reply }) =>
  reply(200, currentDocument(params.kind, settingsOf(tables).policyProfile));

export const listLegalDocumentVersions: HandlerOf<'listLegalDocumentVersions'> = ({
  params,
  tables,
  reply,
}) => {
  const all = versionsOf(params.kind, settingsOf(tables).policyProfile);
  const items = all.map(({ version, effectiveFrom, hash, title }, index) => ({
    version,
    effectiveFrom,
    hash,
    title,
    isCurrent: index === 0,
  }));
  return reply(200, { items });
};

export const getLegalDocumentVersion: HandlerOf<'getLegalDocumentVersion'> = ({ params, reply }) =>
  reply(200, requireRow(documentNamed(params.kind, params.version), 'version'));
