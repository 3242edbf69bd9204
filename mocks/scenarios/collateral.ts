import type { CollateralStatus, CollateralTypeCode } from '#contracts/collateral/collateral.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import { after, businessDate, HOUR, MINUTE } from '#mocks/time/business-time.ts';
import type { CollateralRecord, DocumentRecord } from '#mocks/resources/collateral/record.ts';
import type { OrderRecord } from '#mocks/resources/orders/record.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { collateralTypes } from '#mocks/rules/collateral-types.ts';
import { type SampleFile, samplePage, samplePicture } from './sample-files.ts';
import type { Scenario, Transaction } from './scenario.ts';

/** An item of collateral for an order. */
export interface OfferedCollateral {
  readonly type: CollateralTypeCode;
  readonly description: string;
  readonly declaredValue: number;
  readonly status: CollateralStatus;
  readonly at: Instant;
  /** In minor units; left out if it has not been valued. */
  readonly value?: number;
  readonly valuedAt?: Instant;
  /** The reviewer's question or note. */
  readonly note?: string;
  readonly shortfall?: number;
  /** The day on which its sale was announced. */
  readonly saleNoticeOn?: LocalDate;
  /** False: it is attached to no order. */
  readonly attached?: boolean;
  /** False: it has no documents. */
  readonly documented?: boolean;
  /** False: its documents are files of eight bytes, for examples. */
  readonly readable?: boolean;
  /** A further document that is registered and not uploaded yet. */
  readonly uploading?: boolean;
}

/** The states that lead to each state, the last one first. */
const before: Partial<Readonly<Record<CollateralStatus, CollateralStatus>>> = {
  UNDER_REVIEW: 'SUBMITTED',
  INFO_REQUESTED: 'UNDER_REVIEW',
  APPROVED: 'UNDER_REVIEW',
  REJECTED: 'UNDER_REVIEW',
  EXPIRED: 'APPROVED',
  PLEDGED: 'APPROVED',
  SHORTFALL: 'PLEDGED',
  RELEASE_PENDING: 'PLEDGED',
};

const authors: Partial<Readonly<Record<CollateralStatus, 'CUSTOMER' | 'SYSTEM'>>> = {
  SUBMITTED: 'CUSTOMER',
  EXPIRED: 'SYSTEM',
  PLEDGED: 'SYSTEM',
  SHORTFALL: 'SYSTEM',
  RELEASE_PENDING: 'SYSTEM',
};

const pngSignature: SampleFile = {
  mime: 'image/png',
  extension: 'png',
  data: 'iVBORw0KGgo=',
  sizeBytes: 8,
  sha256: '4c4b6a3be1314ab86138bef4314dde022e600960d8689a2c8f8631802d20dab6',
};

/** The page of a reviewer with the details of the item in this state. */
export const collateralThat =
  (status: CollateralStatus): Scenario['opens'] =>
  (tables) =>
    `/mini-admin/collateral?open=${tables.collaterals.by('status', status)[0]?.id}`;

/** Returns a sample file: a picture for a photo, a page for other documents. */
const sampleOf = (kind: DocumentRecord['kind']) => (kind === 'PHOTO' ? samplePicture : samplePage);

/** Adds collateral of the order's customer, with the history that its state implies. */
export function offerCollateral(
  { tables, random }: Transaction,
  order: OrderRecord,
  offered: OfferedCollateral,
): CollateralRecord {
  const { type, status, at, value, note = null } = offered;
  const { requiredDocuments, haircutBps, valuationValidityDays, maxAgeYears } = collateralTypes[type];
  const reviewer = tables.administrators.find('email', 'admin@tranche.example');
  const path: CollateralStatus[] = [];
  for (let state: CollateralStatus | undefined = status; state && state !== 'DRAFT'; state = before[state]) {
    path.unshift(state);
  }
  const isReviewed = path.includes('UNDER_REVIEW') && reviewer !== undefined;
  const { planId, planNumber } = order;
  const plan = planId === null || planNumber === null ? null : { planId, planNumber };
  const valuedOn = businessDate(offered.valuedAt ?? at);
  function file(kind: DocumentRecord['kind'], state: DocumentRecord['status']): DocumentRecord {
    const { data, extension, ...facts } = offered.readable === false ? pngSignature : sampleOf(kind);
    const id = random.ulid('doc', at);
    if (state === 'ACCEPTED') tables.uploadParts.insert({ id: `${id}/00000000`, documentId: id, data });
    const fileName = `${kind.toLowerCase()}.${extension}`;
    const head = { id, kind, fileName, ...facts, status: state };
    return { ...head, rejectReason: null, createdAt: at, scannedAt: null };
  }
  const documents =
    offered.documented === false ? [] : requiredDocuments.map((kind) => file(kind, 'ACCEPTED'));
  const waiting = offered.uploading ? [file('OTHER', 'UPLOADING')] : [];
  for (const { id } of waiting) tables.uploads.insert({ id, receivedBytes: 0, finding: null });
  const isAttached = offered.attached !== false;
  const owner = tables.users.get(order.userId);
  if (owner && (owner.lastSeenAt ?? '') < at) tables.users.replace({ ...owner, lastSeenAt: at });
  return tables.collaterals.insert({
    id: random.ulid('col', at),
    userId: order.userId,
    customerName: order.customerName,
    type,
    description: offered.description,
    currency: order.currency,
    declaredValue: offered.declaredValue,
    yearMade: maxAgeYears === null ? null : Number(businessDate(at).slice(0, 4)) - 1,
    valuation:
      value === undefined || !reviewer
        ? null
        : {
            value,
            method: 'APPRAISAL',
            valuedOn,
            validUntil: daysAfter(valuedOn, valuationValidityDays),
            valuerId: reviewer.id,
          },
    haircutBps,
    documents: [...documents, ...waiting],
    orderId: isAttached ? order.id : null,
    orderNumber: isAttached ? order.number : null,
    pledgedTo: path.includes('PLEDGED') ? plan : null,
    status,
    reviewer: isReviewed ? { id: reviewer.id, name: reviewer.fullName } : null,
    rejection: status === 'REJECTED' ? { reason: 'OWNERSHIP_UNCLEAR', note } : null,
    shortfall: offered.shortfall ?? null,
    releaseBy: status === 'RELEASE_PENDING' ? daysAfter(businessDate(at), 9) : null,
    saleNoticeOn: offered.saleNoticeOn ?? null,
    sale: null,
    review: path.map((state, index) => ({
      // a shortfall follows from the valuation, long after the plan has begun
      at:
        state === 'SHORTFALL' && offered.valuedAt !== undefined
          ? offered.valuedAt
          : after(at, index === 0 ? 20 * MINUTE : index * HOUR),
      status: state,
      by: authors[state] ?? 'REVIEWER',
      note: state === status ? note : null,
    })),
    createdAt: at,
    version: 1 + path.length,
  });
}
