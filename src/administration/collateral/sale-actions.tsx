import type { CollateralDetails } from '#contracts/collateral/collateral.ts';
import {
  announceCollateralSale,
  sellCollateral,
  simulateCollateralSale,
} from '#contracts/collateral/sale-endpoints.ts';
import { detailedLength } from '#contracts/reason.ts';
import { type Comparison, defineAction } from '#src/kits/actions/action.ts';
import { reasonField } from '#src/kits/actions/fields.tsx';
import { compares as facts } from './compares.ts';
import { valueField } from './value-field.ts';
import { SaleEffect } from './SaleEffect.tsx';

const compares: readonly Comparison<CollateralDetails>[] = [
  ...facts,
  { label: 'May be sold from', value: ({ saleFrom }, { day }) => (saleFrom === null ? '–' : day(saleFrom)) },
];

const reason = reasonField<CollateralDetails>(detailedLength);

export const announceSale = defineAction(announceCollateralSale, {
  label: 'Announce sale',
  tone: 'danger',
  compares,
  lead: ({ customerName }: CollateralDetails) =>
    `${customerName} gets a message. It may be sold once the notice period has ended, unless the plan is no longer in default by then.`,
  form: { reason },
  receipt: ({ customerName }) => ({ title: `${customerName} was told` }),
});

export const sell = defineAction(sellCollateral, {
  label: 'Record sale',
  tone: 'danger',
  compares,
  lead: () =>
    'Enter what the buyer paid, less the costs of the sale. It pays the plan; this cannot be undone.',
  form: { proceeds: valueField('Proceeds'), reason },
  simulation: {
    by: simulateCollateralSale,
    explain: (after) => <SaleEffect after={after} />,
  },
  confirm: (body, { money }) => `Record sale for ${money(body.proceeds)}`,
  receipt: (after) => ({ title: 'Sale recorded', text: <SaleEffect after={after} /> }),
});
