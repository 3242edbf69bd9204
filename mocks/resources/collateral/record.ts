import type {
  CollateralStatus,
  CollateralTypeCode,
  RejectionReason,
  ReviewStep,
  ValuationMethod,
} from '#contracts/collateral/collateral.ts';
import type { CollateralDocument, DocumentStatus } from '#contracts/collateral/document.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';

export interface ValuationRecord {
  /** In minor units of the collateral's currency. */
  readonly value: number;
  readonly method: ValuationMethod;
  readonly valuedOn: LocalDate;
  readonly validUntil: LocalDate;
  readonly valuerId: string;
}

/** A sale of collateral, with amounts in minor units of its currency. */
export interface SaleRecord {
  readonly soldOn: LocalDate;
  readonly paymentId: string;
  readonly proceeds: number;
  readonly surplus: number;
  readonly stillOwed: number;
}

export interface DocumentRecord extends Omit<CollateralDocument, 'receivedBytes' | 'collateralId'> {
  readonly status: DocumentStatus;
  /** When the malware check ends; null before and after it. */
  readonly scannedAt: Instant | null;
}

export interface CollateralRecord {
  readonly id: string;
  readonly userId: string;
  readonly customerName: string;
  readonly type: CollateralTypeCode;
  readonly description: string;
  readonly currency: Currency;
  readonly declaredValue: number;
  /** The year in which it was made; null for a kind whose age does not matter. */
  readonly yearMade: number | null;
  readonly valuation: ValuationRecord | null;
  /** The haircut of its type when it was described. */
  readonly haircutBps: number;
  readonly documents: readonly DocumentRecord[];
  /** The order that it is offered for; null without one. */
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly pledgedTo: { readonly planId: string; readonly planNumber: string } | null;
  readonly status: CollateralStatus;
  readonly reviewer: { readonly id: string; readonly name: string } | null;
  readonly rejection: { readonly reason: RejectionReason; readonly note: string | null } | null;
  readonly shortfall: number | null;
  readonly releaseBy: LocalDate | null;
  /** The day on which its owner was told that it will be sold; null unless that is so. */
  readonly saleNoticeOn: LocalDate | null;
  readonly sale: SaleRecord | null;
  readonly review: readonly ReviewStep[];
  readonly createdAt: Instant;
  readonly version: number;
}

/** The progress of a file's upload, kept until the malware check has ended. */
export interface UploadRecord {
  /** The id of the document. */
  readonly id: string;
  readonly receivedBytes: number;
  /** What the malware check is going to find; null for nothing. */
  readonly finding: 'MALWARE' | null;
}

/** A part of a file; all parts of an accepted file are kept for the reviewer. */
export interface UploadPartRecord {
  /** "<document>/<offset>", the offset with leading zeros. */
  readonly id: string;
  readonly documentId: string;
  /** Base64. */
  readonly data: string;
}
