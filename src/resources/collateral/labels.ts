import type { CollateralStatus, CollateralTypeCode } from '#contracts/collateral/collateral.ts';
import type { CollateralDocumentKind, DocumentStatus } from '#contracts/collateral/document.ts';
import type { RejectionReason, ValuationMethod } from '#contracts/collateral/review.ts';
import { bad, good, info, neutral, waiting, type StatusLabels } from '#src/ui/parts/status-label.ts';

export const collateralStatuses: StatusLabels<CollateralStatus> = {
  DRAFT: neutral('Not sent yet'),
  SUBMITTED: waiting('Waiting for review'),
  UNDER_REVIEW: waiting('Under review'),
  INFO_REQUESTED: waiting('Question asked'),
  APPROVED: good('Approved'),
  REJECTED: bad('Not accepted'),
  EXPIRED: bad('Valuation expired'),
  PLEDGED: info('Secures a plan'),
  SHORTFALL: bad('Shortfall'),
  RELEASE_PENDING: waiting('Being returned'),
  RELEASED: good('Returned'),
  LIQUIDATED: bad('Sold'),
  REMOVED: neutral('Removed'),
};

/** The id of the field for the answer to the reviewer's question. */
export const answerFieldOf = (collateralId: string) => `answer-${collateralId}`;

/** The states in which collateral covers no part of a plan. */
export const uncountedStatuses: ReadonlySet<CollateralStatus> = new Set([
  'REJECTED',
  'EXPIRED',
  'RELEASE_PENDING',
  'RELEASED',
  'LIQUIDATED',
  'REMOVED',
]);

export const collateralTypeNames: Readonly<Record<CollateralTypeCode, string>> = {
  CASH_DEPOSIT: 'Cash deposit',
  GOLD_JEWELLERY: 'Gold and jewellery',
  VEHICLE: 'Vehicle',
  LISTED_SECURITIES: 'Listed securities',
  ELECTRONICS: 'Electronics',
};

export const documentKinds: Readonly<Record<CollateralDocumentKind, string>> = {
  PHOTO: 'Photo',
  INVOICE: 'Invoice',
  OWNERSHIP: 'Proof of ownership',
  ID: 'Identity document',
  APPRAISAL: 'Appraisal',
  OTHER: 'Other document',
};

export const documentStatuses: StatusLabels<DocumentStatus> = {
  UPLOADING: waiting('Uploading'),
  SCANNING: waiting('Being checked'),
  ACCEPTED: neutral('Uploaded'),
  REJECTED: bad('Rejected'),
};

export const rejectionReasons: Readonly<Record<RejectionReason, string>> = {
  VALUE_NOT_SHOWN: 'Value not shown',
  DOCUMENTS_UNCLEAR: 'Documents unclear',
  OWNERSHIP_UNCLEAR: 'Ownership unclear',
  NOT_ACCEPTED: 'Not a kind we accept',
  FRAUD_SUSPECTED: 'Fraud suspected (declines the order)',
};

export const valuationMethods: Readonly<Record<ValuationMethod, string>> = {
  APPRAISAL: 'Appraisal',
  PRICE_LIST: 'Price list',
  MARKET_FEED: 'Market price',
  DECLARED: 'Declared value',
};
