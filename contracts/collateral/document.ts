import { Instant } from '#contracts/dates.ts';
import { legible, noControlCharacters } from '#contracts/entered-text.ts';
import { CollateralId, DocumentId, Sha256 } from '#contracts/ids.ts';
import { Bytes, PositiveBytes } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { documentStates } from './states.ts';

/** What a document shows. */
export const CollateralDocumentKind = z.enum(['PHOTO', 'INVOICE', 'OWNERSHIP', 'ID', 'APPRAISAL', 'OTHER']);
export type CollateralDocumentKind = z.output<typeof CollateralDocumentKind>;

export const DocumentStatus = z.enum(documentStates);
export type DocumentStatus = z.output<typeof DocumentStatus>;

/** On one line, as a file system has it; a path is refused. */
export const FileName = z.string().check(
  z.minLength(1, { abort: true }),
  z.maxLength(200),
  // A pattern for slashes that tools without Unicode classes can read in the OpenAPI document.
  z.regex(/^[^\\/]+$/),
  noControlCharacters,
  ...legible,
);

const file = {
  kind: CollateralDocumentKind,
  fileName: FileName,
  mime: z.string().check(z.regex(/^[a-z0-9.+-]+\/[a-z0-9.+-]+$/), z.maxLength(100)),
  /** The size of the whole file in bytes. */
  sizeBytes: PositiveBytes,
  /** The SHA-256 of the content, which is verified. */
  sha256: Sha256,
};

/** A file as it is registered before its content is uploaded. */
export const NewDocument = z.object({ ...file });
export type NewDocument = z.output<typeof NewDocument>;

/** What can be corrected of a document whose content stays. */
export const DocumentCorrection = z.pick(NewDocument, { kind: true });

/** A document of a collateral, and how much of it has been uploaded. */
export const CollateralDocument = z.object({
  id: DocumentId,
  collateralId: CollateralId,
  ...file,
  status: DocumentStatus,
  /** The number of uploaded bytes: the offset of the next part. */
  receivedBytes: Bytes,
  rejectReason: z.nullable(z.enum(['MALWARE'])),
  createdAt: Instant,
});
export type CollateralDocument = z.output<typeof CollateralDocument>;

const base64 = (maxLength: number) =>
  z
    .string()
    .check(
      z.minLength(4),
      z.maxLength(maxLength),
      z.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
    );

/** A part of a file's content. */
export const DocumentPart = z.object({
  /** The offset in bytes. */
  offset: Bytes,
  /** Base64 (RFC 4648) of at most 64 KiB. */
  data: base64(87_384),
});

/** A part of a file as a reviewer reads it. */
export const DocumentContent = z.object({
  /** The offset in bytes. */
  offset: Bytes,
  /** Base64 (RFC 4648) of at most 384 KiB. All parts but the last have this size, so that their texts can be joined. */
  data: base64(524_288),
  /** The offset of the next part; null after the last one. */
  nextOffset: z.nullable(PositiveBytes),
});
export type DocumentContent = z.output<typeof DocumentContent>;
