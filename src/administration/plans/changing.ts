import type { PlanDetails } from '#contracts/plans/plan.ts';
import { detailedLength } from '#contracts/reason.ts';
import type { Comparison } from '#src/kits/actions/action.ts';
import { reasonField } from '#src/kits/actions/fields.tsx';
import { planStatuses } from '#src/resources/plans/labels.ts';

export const planCompares: readonly Comparison<PlanDetails>[] = [
  { label: 'Status', value: ({ status }) => planStatuses[status].word },
  { label: 'Left to pay', value: ({ leftToPay }, { money }) => money(leftToPay) },
  { label: 'Late fees open', value: ({ feeOpen }, { money }) => money(feeOpen) },
];

export const planReason = reasonField<PlanDetails>(detailedLength);

/** Returns the instalments with an open amount. */
export const openLines = ({ strip }: PlanDetails) =>
  strip.filter(({ no, openMinor }) => no > 0 && openMinor > 0);
