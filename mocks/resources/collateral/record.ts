import { CollateralStatus, CollateralTypeCode, ReviewStep } from '#contracts/collateral/collateral.ts';
import { CollateralDocument } from '#contracts/collateral/document.ts';
import { RejectionReason, ValuationMethod } from '#contracts/collateral/review.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import {
  AdministratorId,
  CollateralId,
  DocumentId,
  OrderId,
  OrderNumber,
  PaymentId,
  PlanId,
  PlanNumber,
  UserId,
  Version,
} from '#contracts/ids.ts';
import { Bps, Currency } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { count, fixed, minor, type RowOf, text } from '#mocks/store/row-fields.ts';

const valuation = z.object({
  value: minor,
  method: ValuationMethod,
  valuedOn: LocalDate,
  validUntil: LocalDate,
  valuerId: AdministratorId,
});
export type ValuationRecord = RowOf<typeof valuation>;

const sale = z.object({
  soldOn: LocalDate,
  paymentId: PaymentId,
  proceeds: minor,
  surplus: minor,
  stillOwed: minor,
});
export type SaleRecord = RowOf<typeof sale>;

const document = z.extend(z.omit(CollateralDocument, { receivedBytes: true, collateralId: true }), {
  /** When the malware check ends; null before and after it. */
  scannedAt: z.nullable(Instant),
});
export type DocumentRecord = RowOf<typeof document>;

/** Amounts are in minor units of its currency. */
export const collateralRecord = z.object({
  id: CollateralId,
  userId: UserId,
  customerName: z.string(),
  type: CollateralTypeCode,
  description: text,
  currency: Currency,
  declaredValue: minor,
  /** The year in which it was made; null for a kind whose age does not matter. */
  yearMade: z.nullable(z.int()),
  valuation: z.nullable(valuation),
  /** The haircut of its type when it was described. */
  haircutBps: Bps,
  documents: fixed(z.array(document)),
  /** The order that it is offered for; null without one. */
  orderId: z.nullable(OrderId),
  orderNumber: z.nullable(OrderNumber),
  pledgedTo: z.nullable(z.object({ planId: PlanId, planNumber: PlanNumber })),
  status: CollateralStatus,
  reviewer: z.nullable(z.object({ id: AdministratorId, name: text })),
  rejection: z.nullable(z.object({ reason: RejectionReason, note: z.nullable(text) })),
  shortfall: z.nullable(minor),
  releaseBy: z.nullable(LocalDate),
  /** The day on which its owner was told that it will be sold; null unless that is so. */
  saleNoticeOn: z.nullable(LocalDate),
  sale: z.nullable(sale),
  review: fixed(z.array(ReviewStep)),
  createdAt: Instant,
  version: Version,
});
export type CollateralRecord = RowOf<typeof collateralRecord>;

/** The progress of a file's upload, kept until the malware check has ended; the id is the document's. */
export const uploadRecord = z.object({
  id: DocumentId,
  receivedBytes: count,
  /** What the malware check is going to find; null for nothing. */
  finding: z.nullable(z.enum(['MALWARE'])),
});
export type UploadRecord = RowOf<typeof uploadRecord>;

/** A part of a file; all parts of an accepted file are kept for the reviewer. */
export const uploadPartRecord = z.object({
  /** "<document>/<offset>", the offset with leading zeros. */
  id: text,
  documentId: DocumentId,
  /** Base64. */
  data: text,
});
export type UploadPartRecord = RowOf<typeof uploadPartRecord>;
