import { Instant } from '#contracts/dates.ts';
import { FileName } from '#contracts/collateral/document.ts';
import { described } from '#contracts/described.ts';
import { DocumentId } from '#contracts/ids.ts';
import { PositiveBytes } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { ReturnedItem } from './goods.ts';

/** The most photos of one return. */
export const maxReturnPhotos = 5;

/** The most bytes of a photo: it is sent in one request. */
export const maxPhotoBytes = 64 * 1024;

export const ReturnKind = described(
  z.enum(['RETURN', 'WITHDRAWAL']),
  'Whether the customer asks to return goods, or withdraws from the purchase, which needs no reason.',
);
export type ReturnKind = z.output<typeof ReturnKind>;

export const ReturnStatus = described(
  z.enum(['OPEN', 'CREDITED', 'REJECTED', 'CLOSED']),
  'Credited or rejected by an administrator, or closed because the plan has ended.',
);
export type ReturnStatus = z.output<typeof ReturnStatus>;

export const PhotoType = described(z.enum(['image/jpeg', 'image/png', 'image/webp']), 'The type of a photo.');

export const NewReturnPhoto = described(
  z.object({
    fileName: FileName,
    mime: PhotoType,
    data: described(
      z
        .string()
        .check(
          z.minLength(4),
          z.maxLength(87_384),
          z.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
        ),
      'Base64 (RFC 4648) of at most 64 KiB.',
    ),
  }),
  'A photo of goods that are to come back.',
);

export const ReturnPhoto = described(
  z.object({ id: DocumentId, fileName: FileName, mime: PhotoType, sizeBytes: PositiveBytes }),
  'A photo of goods that are to come back, without its content.',
);
export type ReturnPhoto = z.output<typeof ReturnPhoto>;

export const ReturnPhotoContent = described(
  z.object({ mime: PhotoType, data: described(z.string().check(z.minLength(4)), 'Base64 (RFC 4648).') }),
  'The content of a photo, for who decides about the return.',
);

export const GoodsReturn = described(
  z.object({
    kind: ReturnKind,
    items: described(z.array(ReturnedItem).check(z.minLength(1)), 'What is to come back.'),
    text: described(
      z.nullable(z.string().check(z.minLength(1))),
      'Why, in the customer’s words; null where no reason is needed.',
    ),
    photos: z.array(ReturnPhoto),
    requestedAt: Instant,
    status: ReturnStatus,
    answer: described(
      z.nullable(z.string().check(z.minLength(1))),
      'Why it was rejected, as the customer reads it; null unless it was.',
    ),
    closedAt: z.nullable(Instant),
  }),
  'What a customer wants to give back of a purchase.',
);
export type GoodsReturn = z.output<typeof GoodsReturn>;
