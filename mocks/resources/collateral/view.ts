import { collateralActions, collateralAdministrationActions } from '#contracts/collateral/actions.ts';
import { getDocumentContent } from '#contracts/collateral/administration-endpoints.ts';
import type {
  Collateral,
  CollateralDetails,
  CollateralRow,
  OwnCollateralRow,
} from '#contracts/collateral/collateral.ts';
import type { CollateralDocument } from '#contracts/collateral/document.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { lacking } from '#mocks/core/permission.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { actionsNamed, actionsWithin } from '#mocks/core/role-actions.ts';
import { collateralTypes } from '#mocks/rules/collateral-types.ts';
import { lendableOf, missingDocuments, saleDay, valueOf } from '#mocks/rules/collateral.ts';
import { daysPastDueOf } from '#mocks/rules/lateness.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { collateralFacts, type CollateralTables, neededFor } from './facts.ts';
import { collateralLifecycle } from './lifecycle.ts';
import type { CollateralRecord, DocumentRecord } from './record.ts';
import { waitingSince } from './waiting.ts';

export function viewDocument(
  { uploads }: Pick<CollateralTables, 'uploads'>,
  { id: collateralId }: Pick<CollateralRecord, 'id'>,
  { scannedAt: _hidden, ...document }: DocumentRecord,
): CollateralDocument {
  return {
    ...document,
    collateralId,
    receivedBytes: uploads.get(document.id)?.receivedBytes ?? document.sizeBytes,
  };
}

function factsOf(tables: CollateralTables, collateral: CollateralRecord) {
  const { currency, type: code, valuation, shortfall, documents, orderId, orderNumber } = collateral;
  const { saleNoticeOn, sale } = collateral;
  const money = (amountMinor: number) => ({ amountMinor, currency });
  const type = collateralTypes[code];
  const question = collateral.status === 'INFO_REQUESTED' ? (collateral.review.at(-1)?.note ?? null) : null;
  return {
    id: collateral.id,
    type,
    description: collateral.description,
    declaredValue: money(collateral.declaredValue),
    yearMade: collateral.yearMade,
    valuation: valuation && {
      value: money(valuation.value),
      difference: money(valuation.value - collateral.declaredValue),
      method: valuation.method,
      valuedOn: valuation.valuedOn,
      validUntil: valuation.validUntil,
    },
    lendable: money(lendableOf(valueOf(collateral), collateral.haircutBps)),
    documents: documents.map((document) => viewDocument(tables, collateral, document)),
    missingDocuments: missingDocuments(type.requiredDocuments, documents),
    order: orderId !== null && orderNumber !== null ? { id: orderId, number: orderNumber } : null,
    pledgedTo: collateral.pledgedTo,
    status: collateral.status,
    question,
    shortfall: shortfall === null ? null : money(shortfall),
    releaseBy: collateral.releaseBy,
    saleFrom: saleNoticeOn === null ? null : saleDay(saleNoticeOn),
    sale: sale && {
      soldOn: sale.soldOn,
      paymentId: sale.paymentId,
      proceeds: money(sale.proceeds),
      paid: money(sale.proceeds - sale.surplus),
      surplus: money(sale.surplus),
      stillOwed: money(sale.stillOwed),
    },
    review: [...collateral.review],
    createdAt: collateral.createdAt,
    version: collateral.version,
  };
}

/** Returns the collateral as its owner sees it. */
export function viewCollateral(
  tables: CollateralTables,
  collateral: CollateralRecord,
  today: LocalDate,
): Collateral {
  const { rejection } = collateral;
  const reason = rejection?.reason === 'FRAUD_SUSPECTED' ? 'NOT_ACCEPTED' : rejection?.reason;
  return {
    ...factsOf(tables, collateral),
    // a note about suspected fraud is not shown to the owner
    rejection:
      reason && rejection ? { reason, note: rejection.reason === reason ? rejection.note : null } : null,
    actions: actionsNamed(
      collateralActions,
      collateralLifecycle.actions(collateral, collateralFacts(tables, collateral, today)),
    ),
  };
}

/** Returns the collateral as the administration sees it. */
export function viewCollateralDetails(
  tables: CollateralTables & Pick<Reads, 'users'>,
  collateral: CollateralRecord,
  today: LocalDate,
  subject: Subject,
): CollateralDetails {
  const facts = collateralFacts(tables, collateral, today, subject.id);
  const order = tables.orders.get(collateral.orderId ?? '');
  return {
    ...factsOf(tables, collateral),
    userId: collateral.userId,
    customerName: collateral.customerName,
    customerDaysPastDue: daysPastDueOf(tables.users.get(collateral.userId)?.nextDue ?? null, today),
    rejection: collateral.rejection,
    reviewer: collateral.reviewer,
    orderStatus: facts.orderStatus,
    needed: order ? { amountMinor: neededFor(tables, order), currency: order.currency } : null,
    // oxlint-disable-next-line tranche/direct-refusal -- what a reviewer is offered: nothing is refused
    mayReadDocuments: lacking(getDocumentContent.permission, subject) === null,
    actions: actionsWithin(
      subject,
      'collateral',
      collateralAdministrationActions,
      collateralLifecycle.actions(collateral, facts),
    ),
  };
}

export function viewOwnCollateralRow(collateral: CollateralRecord): OwnCollateralRow {
  const { id, type, description, currency, status, orderId, orderNumber, valuation, createdAt } = collateral;
  const value = valueOf(collateral);
  return {
    id,
    type,
    description,
    value: { amountMinor: value, currency },
    lendable: { amountMinor: lendableOf(value, collateral.haircutBps), currency },
    status,
    orderId,
    orderNumber,
    validUntil: valuation?.validUntil ?? null,
    createdAt,
  };
}

export function viewCollateralRow(collateral: CollateralRecord): CollateralRow {
  const { userId, customerName, reviewer, shortfall, currency } = collateral;
  return {
    ...viewOwnCollateralRow(collateral),
    shortfall: shortfall === null ? null : { amountMinor: shortfall, currency },
    userId,
    customerName,
    reviewerName: reviewer?.name ?? null,
    waitingSince: waitingSince(collateral),
  };
}
