import { ratingLength } from '#src/platform/settings/constants.ts';
import type { CreditAssessment } from '#contracts/orders/assessment.ts';
import type { OrderRow, OrderStatus, PurchaseState } from '#contracts/orders/order.ts';
import { good, info, neutral, waiting, type StatusLabels } from '#src/ui/parts/status-label.ts';

export const orderStatuses: StatusLabels<OrderStatus> = {
  DRAFT: neutral('Draft'),
  QUOTED: neutral('Plan chosen'),
  COLLATERAL_REQUIRED: waiting('Collateral needed'),
  UNDER_REVIEW: waiting('Under review'),
  READY_TO_CONFIRM: info('To be confirmed'),
  AWAITING_DOWN_PAYMENT: waiting('To be paid'),
  ACTIVE: info('Active'),
  COMPLETED: good('Paid off'),
  CANCELLED: neutral('Cancelled'),
  EXPIRED: neutral('Expired'),
  DECLINED: neutral('Declined'),
  WITHDRAWN: neutral('Withdrawn'),
  REFUNDED: neutral('Refunded'),
};

/** Describes a rating: "4 of 5 stars". */
export const starsText = (stars: number) => `${stars} of ${ratingLength} stars`;

/** Whether a person reviews, or has reviewed, the budget of an order. */
export const budgetReviewStates: StatusLabels<OrderRow['budgetReview']> = {
  NONE: neutral('Not requested'),
  PENDING: waiting('To be reviewed'),
  APPROVED: good('Approved'),
  DECLINED: neutral('Declined'),
};

/** The rules' decision about a budget. */
export const assessmentDecisions: StatusLabels<CreditAssessment['decision']> = {
  APPROVED: good('Approved'),
  REFERRED: waiting('To be reviewed'),
  DECLINED: neutral('Declined'),
};

/** The decision about a budget, by the rules or by a person. */
export const budgetDecisions: StatusLabels<OrderRow['budgetDecision']> = {
  NONE: neutral('Not stated'),
  ...assessmentDecisions,
};

/** The step that the customer has reached. */
export const purchases: Readonly<Record<PurchaseState, string>> = {
  OPEN: 'Being made',
  ABANDONED: 'Abandoned',
  SIGNED: 'Signed',
  ENDED: 'Ended',
};
