import { toReviewStates } from '#contracts/collateral/states.ts';

/**
 * Named filters for collateral, for the list and for the dashboard's tiles; in a file of its own because the
 * dashboard loads no list.
 */
export const collateralViews = {
  toReview: { label: 'To review', filter: { status: toReviewStates } },
  shortfall: { label: 'Shortfall', filter: { status: ['SHORTFALL'] } },
} as const;

/** Sorted so that what has waited longest is reviewed first. */
export const toReview = { ...collateralViews.toReview.filter, sort: 'waitingSince' } as const;
