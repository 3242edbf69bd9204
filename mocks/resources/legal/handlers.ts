import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { settingsOf } from '#mocks/resources/settings.ts';
import { documentNamed, documentOn, versionsOf } from './documents.ts';

export const getLegalDocument: HandlerOf<'getLegalDocument'> = ({ params, tables, today, reply }) =>
  reply(200, documentOn(params.kind, today, settingsOf(tables).policyProfile));

export const listLegalDocumentVersions: HandlerOf<'listLegalDocumentVersions'> = ({
  params,
  tables,
  today,
  reply,
}) => {
  const { policyProfile } = settingsOf(tables);
  const all = versionsOf(params.kind, policyProfile);
  const current = documentOn(params.kind, today, policyProfile);
  const items = all.map(({ version, effectiveFrom, hash, title }) => ({
    version,
    effectiveFrom,
    hash,
    title,
    isCurrent: version === current.version,
  }));
  return reply(200, { items });
};

export const getLegalDocumentVersion: HandlerOf<'getLegalDocumentVersion'> = ({ params, reply }) =>
  reply(200, requireRow(documentNamed(params.kind, params.version), 'version'));
