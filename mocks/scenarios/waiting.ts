// Work that waits for an administrator in the shop in use: collateral of four customers, and requests for approval.
import type { Instant } from '#contracts/dates.ts';
import { after, businessDate, HOUR } from '#mocks/time/business-time.ts';
import { refundPayment } from '#mocks/commands/payments/refund.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { insertLimitRequest, insertRequest } from './approvals.ts';
import { itemsOf } from './catalogue.ts';
import { type OfferedCollateral, offerCollateral } from './collateral.ts';
import type { PlannedPurchase } from './history.ts';
import type { PurchaseOutcome } from './purchase.ts';
import type { Transaction } from './scenario.ts';

interface Secured {
  /** Hours before now. */
  readonly hours: number;
  readonly skus: readonly string[];
  readonly outcome: PurchaseOutcome;
  readonly collateral: Omit<OfferedCollateral, 'at'>;
}

/** The financed part of each purchase is covered by its collateral: 1,920.00 of an e-bike, 2,632.00 with a camera. */
const secured: readonly Secured[] = [
  {
    hours: 9 * 24,
    skus: ['EBIKE-01', 'CAMERA-01'],
    outcome: 'PAID',
    collateral: {
      type: 'CASH_DEPOSIT',
      description: 'Savings account',
      declaredValue: 3_000_00,
      value: 3_000_00,
      status: 'PLEDGED',
    },
  },
  {
    hours: 53,
    skus: ['EBIKE-01'],
    outcome: 'UNDER_REVIEW',
    collateral: {
      type: 'GOLD_JEWELLERY',
      description: 'Gold bracelet, 750, 61 g',
      declaredValue: 3_900_00,
      status: 'SUBMITTED',
    },
  },
  {
    hours: 30,
    skus: ['EBIKE-01', 'GRINDER-01'],
    outcome: 'UNDER_REVIEW',
    collateral: {
      type: 'LISTED_SECURITIES',
      description: 'Shares of an index fund',
      declaredValue: 5_200_00,
      value: 5_100_00,
      status: 'UNDER_REVIEW',
    },
  },
  {
    hours: 22,
    skus: ['EBIKE-01'],
    outcome: 'UNDER_REVIEW',
    collateral: {
      type: 'GOLD_JEWELLERY',
      description: 'Gold bangle, 750, 48 g',
      declaredValue: 3_000_00,
      status: 'INFO_REQUESTED',
      note: 'Please add a photo of the clasp.',
    },
  },
  {
    hours: 3,
    skus: ['EBIKE-01', 'HEADPHONES-01'],
    outcome: 'UNDER_REVIEW',
    collateral: {
      type: 'CASH_DEPOSIT',
      description: 'Fixed deposit until 2029',
      declaredValue: 2_500_00,
      status: 'SUBMITTED',
    },
  },
];

/**
 * Returns secured purchases for the customers with the highest limits, who can owe them in addition to their other
 * plans.
 */
export function securedPurchases(now: Instant, buyers: readonly UserRecord[]): PlannedPurchase[] {
  const able = buyers.toSorted((a, b) => b.creditLimit.amountMinor - a.creditLimit.amountMinor);
  return secured.flatMap(({ hours, skus, outcome }, index) => {
    const buyer = able[index];
    if (!buyer) return [];
    const kind = { offerCode: 'SEC24', dueDay: null, paysUntil: Infinity, declinedFirst: false } as const;
    return { ...kind, buyer, at: after(now, -hours * HOUR), items: itemsOf(skus), outcome };
  });
}

export function fillWaitingCollateral(transaction: Transaction): void {
  const { tables, clock } = transaction;
  const orders = tables.orders.all().filter(({ offerCode }) => offerCode === 'SEC24');
  for (const { hours, collateral } of secured) {
    const boughtAt = after(clock.now(), -hours * HOUR);
    const order = orders.find(({ createdAt }) => createdAt === boughtAt);
    if (order) offerCollateral(transaction, order, { ...collateral, at: after(boughtAt, HOUR / 2) });
  }
}

/** Adds two requests of the second ADMIN, to be decided by the first, and one of the first. */
export function fillWaitingApprovals(transaction: Transaction): void {
  const { tables, random, clock } = transaction;
  const now = clock.now();
  const first = tables.administrators.find('email', 'admin@tranche.example');
  const second = tables.administrators.find('email', 'approver@tranche.example');
  const [lowest, lower] = tables.users
    .all()
    .filter(({ status }) => status === 'ACTIVE')
    .toSorted((a, b) => a.creditLimit.amountMinor - b.creditLimit.amountMinor);
  const paid = tables.payments.by('status', 'SUCCEEDED').find(({ amount }) => amount > 600_00);
  invariant(
    first && second && lowest && lower && paid,
    'The scenario lacks what a second person decides about.',
  );
  const paidOff = 'Two plans were paid off without a late payment';
  insertLimitRequest(transaction, second, after(now, -26 * HOUR), lowest, paidOff);
  const earnsMore = 'The employer has confirmed the higher income';
  insertLimitRequest(transaction, first, after(now, -2 * HOUR), lower, earnsMore);

  const at = after(now, -5 * HOUR);
  const refund = {
    amount: { amountMinor: 600_00, currency: 'EUR' },
    reason: 'RETURN',
    note: 'The camera came back unopened',
  } as const;
  const by = { kind: 'ADMINISTRATOR', id: second.id, name: second.fullName } as const;
  const made = { ...refund, id: random.ulid('rfd', at), by };
  insertRequest(transaction, second, at, {
    operation: 'createRefund',
    permission: 'refunds.approve',
    entity: { type: 'payment', id: paid.id },
    reason: refund.reason,
    note: refund.note,
    request: refund,
    preview: {
      ...transaction.simulate(() => refundPayment({ tables, now: at, today: businessDate(at) }, paid, made)),
    },
    params: { paymentId: paid.id },
    ifMatch: `"${paid.version}"`,
  });
}
