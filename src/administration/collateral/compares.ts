import type { CollateralDetails } from '#contracts/collateral/collateral.ts';
import type { Comparison } from '#src/kits/actions/action.ts';
import { collateralStatuses } from '#src/resources/collateral/labels.ts';

export const compares: readonly Comparison<CollateralDetails>[] = [
  { label: 'Status', value: ({ status }) => collateralStatuses[status].word },
  { label: 'Reviewer', value: ({ reviewer }) => reviewer?.name ?? '–' },
  { label: 'Lending value', value: ({ lendable }, { money }) => money(lendable) },
];
