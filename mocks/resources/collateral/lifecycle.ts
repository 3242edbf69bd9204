import { collateralActions, collateralAdministrationActions } from '#contracts/collateral/actions.ts';
import type { CollateralStatus, ReviewStep } from '#contracts/collateral/collateral.ts';
import { collateralMachine } from '#contracts/collateral/machine.ts';
import type { Instant } from '#contracts/dates.ts';
import { problem } from '#mocks/core/handler-result.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import { collateralGuards, collateralNeeds, collateralRequestGuards } from './guards.ts';
import type { CollateralRecord } from './record.ts';

const secures = ({ pledgedTo }: CollateralRecord, trigger: string) => {
  if (pledgedTo === null) return 'It secures a plan.';
  const { planNumber } = pledgedTo;
  return trigger === 'attach' || trigger === 'remove'
    ? problem('collateral-already-pledged', `It secures plan ${planNumber}.`, { planNumber })
    : `It secures plan ${planNumber}.`;
};

/** The transitions of collateral (docs/domain.md, "Collateral"). */
export const collateralLifecycle = lifecycle<CollateralRecord>()({
  machine: collateralMachine,
  guards: collateralGuards,
  requestGuards: collateralRequestGuards,
  actions: { customer: collateralActions, administration: collateralAdministrationActions },
  needs: collateralNeeds,
  stateReasons: {
    DRAFT: 'It has not been handed in yet.',
    SUBMITTED: 'It has been handed in and waits to be reviewed.',
    UNDER_REVIEW: 'It is being reviewed.',
    INFO_REQUESTED: 'The reviewer has asked a question about it.',
    APPROVED: 'It has been approved.',
    REJECTED: 'It was rejected.',
    EXPIRED: 'Its valuation has expired.',
    PLEDGED: secures,
    SHORTFALL: secures,
    RELEASE_PENDING: 'It is being given back.',
    RELEASED: 'It has been given back.',
    LIQUIDATED: 'It was sold.',
    REMOVED: 'It was removed.',
  },
});

/** Returns the collateral in another state, with the step added to its history. */
export function stepped(
  collateral: CollateralRecord,
  status: CollateralStatus,
  {
    at,
    by,
    note = null,
  }: { readonly at: Instant; readonly by: ReviewStep['by']; readonly note?: string | null },
  change: Partial<CollateralRecord> = {},
): CollateralRecord {
  const review = [...collateral.review, { at, status, by, note }];
  return { ...collateral, ...change, status, review, version: collateral.version + 1 };
}
