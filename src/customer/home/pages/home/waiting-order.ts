import type { OwnCollateralRow } from '#contracts/collateral/collateral.ts';
import type { OwnOrderRow } from '#contracts/orders/order.ts';
import { paths } from '#src/platform/routing/paths.ts';

interface Wait {
  /** The customer only has to go on with the checkout. */
  readonly isNextStep?: true;
  /** What the order waits for, and for whom. */
  readonly sentence: string;
  readonly step: string;
  readonly to: string;
}

/** Orders that can wait for the customer or for us; those without a chosen plan, and those to be paid, have other places on home. */
export const waitingStatuses = ['QUOTED', 'COLLATERAL_REQUIRED', 'UNDER_REVIEW', 'READY_TO_CONFIRM'] as const;

/** Collateral that needs its owner's decision. */
export const openCollateral = ['INFO_REQUESTED', 'REJECTED'] as const;

/**
 * Returns what an order waits for and the next step; null if it waits for nothing. `collaterals` are those that need their
 * owner, of all orders.
 */
export function waitOf(
  { id, status, budgetReview }: OwnOrderRow,
  collaterals: readonly OwnCollateralRow[],
): Wait | null {
  const collateral = paths.checkoutCollateral({ order: id });
  const confirmation = paths.checkoutConfirmation({ order: id });
  const has = (status: OwnCollateralRow['status']) =>
    collaterals.some((one) => one.orderId === id && one.status === status);
  if (status === 'QUOTED')
    return budgetReview === 'NONE' ? null : { ...budgetWaits[budgetReview], to: confirmation };
  if (status === 'READY_TO_CONFIRM')
    return {
      sentence: 'Everything is ready for you to confirm.',
      step: 'Review and confirm',
      to: confirmation,
      isNextStep: true,
    };
  if (status === 'UNDER_REVIEW')
    return {
      sentence: 'We are checking your collateral. You get a message when it is decided.',
      step: 'View review',
      to: collateral,
    };
  if (status !== 'COLLATERAL_REQUIRED') return null;
  if (has('INFO_REQUESTED'))
    return { sentence: 'We have a question about your collateral.', step: 'Answer', to: collateral };
  if (has('REJECTED'))
    return { sentence: 'Your collateral was not accepted.', step: 'View your options', to: collateral };
  return {
    sentence: 'It still needs collateral.',
    step: 'Add collateral',
    to: collateral,
    isNextStep: true,
  };
}

/**
 * Whether an order is listed as in progress. This device's own purchase is offered apart while the next step is the
 * checkout's.
 */
export function isListed(
  order: OwnOrderRow,
  collaterals: readonly OwnCollateralRow[],
  ownOrderId: string | null,
): boolean {
  const wait = waitOf(order, collaterals);
  return wait !== null && !(wait.isNextStep && order.id === ownOrderId);
}

const budgetWaits = {
  PENDING: {
    sentence: 'We are checking your budget. You get a message when it is decided.',
    step: 'View order',
  },
  APPROVED: { sentence: 'Your budget was approved.', step: 'Continue' },
  DECLINED: { sentence: 'Your budget was not approved.', step: 'View your options' },
} as const;
