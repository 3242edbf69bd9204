import type { Collateral } from '#contracts/collateral/collateral.ts';
import { removeCollateral as removeCollateralEndpoint } from '#contracts/collateral/endpoints.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { uncountedStatuses } from '#src/resources/collateral/labels.ts';

/** Takes an item of collateral back, after its consequence was read. The page shows the result. */
export const removeCollateral = defineAction(removeCollateralEndpoint, {
  label: 'Remove',
  dismiss: 'Keep it',
  tone: 'danger',
  lead: ({ description, documents, lendable, status }: Collateral, { money }) =>
    `${
      uncountedStatuses.has(status)
        ? `${description} covers no part of your plan, so nothing else changes.`
        : `${description} no longer counts: ${money(lendable)} less covers your plan.`
    }${documents.length === 0 ? '' : ' Its documents are deleted; to offer it again you upload them again.'}`,
});
