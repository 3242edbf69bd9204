import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { legible, noControlCharacters } from '#contracts/entered-text.ts';
import { CollateralId, DocumentId, Sha256 } from '#contracts/ids.ts';
import { Bytes, PositiveBytes } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { documentStates } from './states.ts';

export const CollateralDocumentKind = described(
  z.enum(['PHOTO', 'INVOICE', 'OWNERSHIP', 'ID', 'APPRAISAL', 'OTHER']),
  'What a document shows.',
);
export type CollateralDocumentKind = z.output<typeof CollateralDocumentKind>;

export const DocumentStatus = z.enum(documentStates);
export type DocumentStatus = z.output<typeof DocumentStatus>;

export const FileName = described(
  z.string().check(
    z.minLength(1, { abort: true }),
    z.maxLength(200),
    // A pattern for slashes that tools without Unicode classes can read in the OpenAPI document.
    z.regex(/^[^\\/]+$/),
    noControlCharacters,
    ...legible,
  ),
  'On one line, as a file system has it; a path is refused.',
);

const file = {
  kind: CollateralDocumentKind,
  fileName: FileName,
  mime: z.string().check(z.regex(/^[a-z0-9.+-]+\/[a-z0-9.+-]+$/), z.maxLength(100)),
  sizeBytes: described(PositiveBytes, 'The size of the whole file in bytes.'),
  sha256: described(Sha256, 'The SHA-256 of the content, which is verified.'),
};

export const NewDocument = described(
  z.object({ ...file }),
  'A file as it is registered before its content is uploaded.',
);
export type NewDocument = z.output<typeof NewDocument>;

export const DocumentCorrection = described(
  z.pick(NewDocument, { kind: true }),
  'What can be corrected of a document whose content stays.',
);

export const CollateralDocument = described(
  z.object({
    id: DocumentId,
    collateralId: CollateralId,
    ...file,
    status: DocumentStatus,
    receivedBytes: described(Bytes, 'The number of uploaded bytes: the offset of the next part.'),
    rejectReason: z.nullable(z.enum(['MALWARE'])),
    createdAt: Instant,
  }),
  'A document of a collateral, and how much of it has been uploaded.',
);
export type CollateralDocument = z.output<typeof CollateralDocument>;

const base64 = (maxLength: number) =>
  z
    .string()
    .check(
      z.minLength(4),
      z.maxLength(maxLength),
      z.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
    );

export const DocumentPart = described(
  z.object({
    offset: described(Bytes, 'The offset in bytes.'),
    data: described(base64(87_384), 'Base64 (RFC 4648) of at most 64 KiB.'),
  }),
  "A part of a file's content.",
);

export const DocumentContent = described(
  z.object({
    offset: described(Bytes, 'The offset in bytes.'),
    data: described(
      base64(524_288),
      'Base64 (RFC 4648) of at most 384 KiB. All parts but the last have this size, so that their texts can be joined.',
    ),
    nextOffset: described(z.nullable(PositiveBytes), 'The offset of the next part; null after the last one.'),
  }),
  'A part of a file as a reviewer reads it.',
);
export type DocumentContent = z.output<typeof DocumentContent>;
