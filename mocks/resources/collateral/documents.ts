import type { Instant } from '#contracts/dates.ts';
import { after, SECOND } from '#mocks/time/business-time.ts';
import { requireRow, requireOwnRow, raise } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { Reads, Writes } from '#mocks/resources/tables.ts';
import { readBytes } from '#contracts/collateral/upload.ts';
import { base64Of, bytesOf, findingIn, matchesFileType, sha256OfParts } from './content.ts';
import { documentLifecycle } from './document-lifecycle.ts';
import { collateralLifecycle } from './lifecycle.ts';
import type { CollateralRecord, DocumentRecord } from './record.ts';
import { endUpload, deleteContent, withDocument } from './store.ts';
import { viewDocument } from './view.ts';

/** Duration of the malware check, in ms. */
const SCAN = 2 * SECOND;

/** Registers a document before it is uploaded (transition F1). */
export const registerDocument: HandlerOf<'registerDocument'> = (context) => {
  const { params, body, subject, tables, now, random, reply } = context;
  const collateral = requireOwnRow(tables.collaterals.get(params.collateralId), subject, 'collateral');
  const status = collateralLifecycle.take(collateral, 'add-document', { collateral });
  const document: DocumentRecord = {
    id: random.ulid('doc', now),
    ...body,
    status: documentLifecycle.take(null, 'register', { file: body }),
    rejectReason: null,
    createdAt: now,
    scannedAt: null,
  };
  tables.uploads.insert({ id: document.id, receivedBytes: 0, finding: null });
  const documents = [...collateral.documents, document];
  tables.collaterals.replace({ ...collateral, status, documents, version: collateral.version + 1 });
  return reply(201, viewDocument(tables, collateral, document));
};

const documentOf = (collateral: CollateralRecord, id: string) =>
  requireRow(
    collateral.documents.find((document) => document.id === id),
    'document',
  );

export const getDocumentUpload: HandlerOf<'getDocumentUpload'> = ({ params, subject, tables, reply }) => {
  const collateral = requireOwnRow(tables.collaterals.get(params.collateralId), subject, 'collateral');
  return reply(200, viewDocument(tables, collateral, documentOf(collateral, params.documentId)));
};

/** Returns the content of a document to a reviewer; only of accepted documents. */
export const getDocumentContent: HandlerOf<'getDocumentContent'> = ({ params, query, tables, reply }) => {
  const { documents } = requireRow(tables.collaterals.get(params.collateralId), 'collateral');
  const accepted = documents.filter(({ status }) => status === 'ACCEPTED');
  const document = requireRow(
    accepted.find(({ id }) => id === params.documentId),
    'document',
  );
  const { offset = 0 } = query;
  if (offset >= document.sizeBytes) {
    const errors = [
      { pointer: '/query/offset', code: 'out-of-range', message: 'Behind the end of the file' },
    ];
    // oxlint-disable-next-line tranche/direct-refusal -- the range of a read against the length of the file
    raise('validation-failed', 'The file ends before this part.', { errors });
  }
  const data = base64Of(contentPartsOf(tables, document.id), offset, readBytes);
  const end = offset + readBytes;
  return reply(200, {
    offset,
    data: requireRow(data === '' ? undefined : data, 'document'),
    nextOffset: end < document.sizeBytes ? end : null,
  });
};

/**
 * Receives a part of a document (transitions F2, F2a). The complete file is compared with its hash and kept for the
 * reviewer.
 */
export const sendDocumentPart: HandlerOf<'sendDocumentPart'> = ({
  params,
  body,
  subject,
  tables,
  now,
  reply,
}) => {
  const collateral = requireOwnRow(tables.collaterals.get(params.collateralId), subject, 'collateral');
  const document = documentOf(collateral, params.documentId);
  documentLifecycle.requireStep(document, 'receive');
  const upload = tables.uploads.get(document.id);
  invariant(upload, `The upload of ${document.id} was not stored.`);
  const bytes = bytesOf(body.data);
  const newBytes = upload.receivedBytes + bytes.length;
  const isWhole = newBytes === document.sizeBytes && body.offset === upload.receivedBytes;
  const received = contentPartsOf(tables, document.id);
  const status = documentLifecycle.take(document, 'receive', {
    part: {
      offset: body.offset,
      receivedBytes: upload.receivedBytes,
      newBytes,
      sizeBytes: document.sizeBytes,
      readable: matchesFileType(document.mime, [...received, bytes], isWhole),
      sha256: isWhole ? sha256OfParts([...received, bytes]) : null,
      announcedSha256: document.sha256,
    },
  });
  const finding = upload.finding ?? findingIn(bytes, received.at(-1));
  const id = `${document.id}/${String(body.offset).padStart(8, '0')}`;
  tables.uploadParts.insert({ id, documentId: document.id, data: body.data });
  tables.uploads.replace({ ...upload, receivedBytes: newBytes, finding });
  if (status === 'SCANNING')
    tables.collaterals.replace(
      withDocument(collateral, { ...document, status, scannedAt: after(now, SCAN) }),
    );
  return reply(200, viewDocument(tables, collateral, { ...document, status }));
};

/** Corrects what a document shows (transition C0g). */
export const correctDocument: HandlerOf<'correctDocument'> = ({ params, body, subject, tables, reply }) => {
  const collateral = requireOwnRow(tables.collaterals.get(params.collateralId), subject, 'collateral');
  const document = { ...documentOf(collateral, params.documentId), kind: body.kind };
  const status = collateralLifecycle.take(collateral, 'change-document', {});
  tables.collaterals.replace(withDocument({ ...collateral, status }, document));
  return reply(200, viewDocument(tables, collateral, document));
};

const contentPartsOf = (tables: Pick<Reads, 'uploadParts'>, documentId: string) =>
  tables.uploadParts
    .by('documentId', documentId)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ data }) => bytesOf(data));

export const removeDocument: HandlerOf<'removeDocument'> = ({ params, subject, tables, reply }) => {
  const collateral = requireOwnRow(tables.collaterals.get(params.collateralId), subject, 'collateral');
  const { id } = documentOf(collateral, params.documentId);
  const status = collateralLifecycle.take(collateral, 'remove-document', {});
  endUpload(tables, id);
  deleteContent(tables, id);
  const documents = collateral.documents.filter((document) => document.id !== id);
  tables.collaterals.replace({ ...collateral, status, documents, version: collateral.version + 1 });
  return reply(204, null);
};

/** Completes every due malware check of this collateral (transitions F3, F4). */
export function endScans(tables: Writes, collateral: CollateralRecord, now: Instant): void {
  let checked = collateral;
  for (const document of collateral.documents) {
    if (document.scannedAt === null || document.scannedAt > now) continue;
    const finding = tables.uploads.get(document.id)?.finding ?? null;
    const status = documentLifecycle.take(document, 'clock', { finding });
    const rejectReason = status === 'REJECTED' ? finding : null;
    checked = withDocument(checked, { ...document, status, rejectReason, scannedAt: null });
    endUpload(tables, document.id);
    if (status === 'REJECTED') deleteContent(tables, document.id);
  }
  tables.collaterals.replace(checked);
}
