import {
  CollateralStatus,
  CollateralTypeCode,
  RejectionReason,
  ReviewStep,
  ValuationMethod,
} from '#contracts/collateral/collateral.ts';
import { CollateralDocument } from '#contracts/collateral/document.ts';
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
import { count, minor, text } from './fields.ts';

/** Rows of collateral, documents and their content. */
export const collateralSchemas = {
  collaterals: z.object({
    id: CollateralId,
    userId: UserId,
    customerName: z.string(),
    type: CollateralTypeCode,
    description: text,
    currency: Currency,
    declaredValue: minor,
    yearMade: z.nullable(z.int()),
    valuation: z.nullable(
      z.object({
        value: minor,
        method: ValuationMethod,
        valuedOn: LocalDate,
        validUntil: LocalDate,
        valuerId: AdministratorId,
      }),
    ),
    haircutBps: Bps,
    documents: z.array(
      z.extend(z.omit(CollateralDocument, { receivedBytes: true, collateralId: true }), {
        scannedAt: z.nullable(Instant),
      }),
    ),
    orderId: z.nullable(OrderId),
    orderNumber: z.nullable(OrderNumber),
    pledgedTo: z.nullable(z.object({ planId: PlanId, planNumber: PlanNumber })),
    status: CollateralStatus,
    reviewer: z.nullable(z.object({ id: AdministratorId, name: text })),
    rejection: z.nullable(z.object({ reason: RejectionReason, note: z.nullable(text) })),
    shortfall: z.nullable(minor),
    releaseBy: z.nullable(LocalDate),
    saleNoticeOn: z.nullable(LocalDate),
    sale: z.nullable(
      z.object({
        soldOn: LocalDate,
        paymentId: PaymentId,
        proceeds: minor,
        surplus: minor,
        stillOwed: minor,
      }),
    ),
    review: z.array(ReviewStep),
    createdAt: Instant,
    version: Version,
  }),
  uploads: z.object({ id: DocumentId, receivedBytes: count, finding: z.nullable(z.enum(['MALWARE'])) }),
  uploadParts: z.object({ id: text, documentId: DocumentId, data: text }),
};
