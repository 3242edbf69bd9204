import type { Transition } from '#contracts/machine.ts';
import { payablePlanStates, type planStates } from './states.ts';

/** What happens to a plan when goods of its order come back. */
export const goodsSteps = [
  {
    id: 'P40',
    from: [...payablePlanStates, 'SETTLED'],
    to: null,
    trigger: 'credit-goods',
    guards: ['no-credit-waiting', 'no-payment-processing', 'account-kept', 'goods-of-order'],
    effect: 'less principal and interest; later lines are recomputed, and what was overpaid is given back',
  },
  {
    id: 'P41',
    from: [...payablePlanStates, 'SETTLED'],
    to: 'CANCELLED',
    trigger: 'goods-credited',
    guards: ['everything-reversed'],
    effect: 'the order is refunded',
  },
  {
    id: 'P41b',
    from: payablePlanStates,
    to: 'SETTLED',
    trigger: 'goods-credited',
    guards: ['nothing-outstanding'],
    effect: 'the order completes',
  },
  {
    id: 'P41c',
    from: ['OVERDUE', 'DEFAULTED'],
    to: 'ACTIVE',
    trigger: 'goods-credited',
    guards: ['nothing-past-due'],
    effect: 'none',
  },
] as const satisfies readonly Transition<(typeof planStates)[number]>[];
