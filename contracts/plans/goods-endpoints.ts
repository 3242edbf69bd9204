import { Approval } from '#contracts/approvals/approval.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { PlanId } from '#contracts/ids.ts';
import { DetailedReason } from '#contracts/reason.ts';
import { simulationOf } from '#contracts/simulation.ts';
import { z } from '#contracts/z.ts';
import { ReturnedItems } from './goods.ts';
import { PlanDetails } from './plan.ts';

const items: z.output<typeof ReturnedItems> = [{ productId: 'prd_01JH8ZK3W00000000000000000', quantity: 1 }];

export const creditGoods = endpoint({
  method: 'POST',
  path: '/v1/admin/plans/{planId}/goods-credits',
  summary:
    'Credit the plan for goods that came back: less principal and interest, and what was overpaid is given back. Above 500.00 in all a second administrator approves',
  access: 'administrator',
  permission: 'payments.refund',
  approval: {
    permission: 'refunds.approve',
    entity: 'plan',
    param: 'planId',
    amount: { of: 'preview', member: 'goodsCredited' },
  },
  entity: 'plan',
  idempotent: true,
  version: 'requires',
  since: '3.0.0',
  takes: 'plan.credit-goods',
  audit: 'plan.goods-credited',
  params: { planId: PlanId },
  body: z.object({ items: ReturnedItems, reason: DetailedReason }),
  responses: { 200: PlanDetails, 202: Approval },
  problems: ['invalid-transition', 'payment-in-progress'],
  examples: [
    {
      name: 'one piece',
      params: { planId: '{plan}' },
      body: { items, reason: 'Came back unopened on 20 January' },
    },
  ],
});

export const simulateGoodsCredit = endpoint(
  simulationOf('creditGoods', creditGoods, 'What crediting returned goods would change', '3.0.0'),
);
