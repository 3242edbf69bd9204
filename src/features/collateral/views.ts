/** Collateral that people look for often, under a name: for the list and for the tiles of the dashboard, which loads no list. */
export const collateralViews = {
  toReview: { label: 'To review', filter: { status: ['SUBMITTED', 'UNDER_REVIEW'] } },
  shortfall: { label: 'Shortfall', filter: { status: ['SHORTFALL'] } },
} as const;

/** What has waited longest is reviewed first. */
export const toReview = { ...collateralViews.toReview.filter, sort: 'waitingSince' } as const;
