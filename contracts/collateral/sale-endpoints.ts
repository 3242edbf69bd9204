import { described } from '#contracts/described.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { CollateralId } from '#contracts/ids.ts';
import { PositiveEnteredMoney } from '#contracts/money.ts';
import { simulationOf } from '#contracts/simulation.ts';
import { DetailedReason } from '#contracts/reason.ts';
import { z } from '#contracts/z.ts';
import { CollateralDetails } from './collateral.ts';

const selling = {
  method: 'POST',
  access: 'administrator',
  entity: 'collateral',
  permission: 'collateral.sell',
  idempotent: true,
  version: 'requires',
  since: '3.0.0',
  params: { collateralId: CollateralId },
  responses: { 200: CollateralDetails },
} as const;

export const announceCollateralSale = endpoint({
  ...selling,
  path: '/v1/admin/collaterals/{collateralId}/sale-notices',
  summary: 'Tell the owner that it will be sold, because the plan is in default; 14 days later it may be',
  takes: 'collateral.announce-sale',
  audit: 'collateral.sale-announced',
  body: z.object({ reason: DetailedReason }),
  problems: ['invalid-transition'],
  examples: [
    {
      name: 'in default',
      params: { collateralId: '{collateral}' },
      body: { reason: 'No answer since the plan is in default' },
    },
  ],
});

export const sellCollateral = endpoint({
  ...selling,
  path: '/v1/admin/collaterals/{collateralId}/sales',
  summary: 'Record its sale: the proceeds pay the plan, and any surplus goes to the wallet',
  takes: 'collateral.sell',
  alsoTakes: ['payment.create'],
  audit: 'collateral.sold',
  body: z.object({
    proceeds: described(PositiveEnteredMoney, 'What the buyer paid, less the costs of the sale.'),
    reason: DetailedReason,
  }),
  problems: ['currency-mismatch', 'invalid-transition', 'payment-in-progress'],
  examples: [
    {
      name: 'at an auction',
      params: { collateralId: '{collateral}' },
      body: {
        proceeds: { amountMinor: 90_000, currency: 'EUR' },
        reason: 'The highest bid at the auction in Hamburg',
      },
    },
  ],
});

export const simulateCollateralSale = endpoint(
  simulationOf(
    'sellCollateral',
    sellCollateral,
    'What the proceeds would pay, and what would be left',
    '3.0.0',
  ),
);
