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
  {
    id: 'P42',
    from: ['ACTIVE', 'OVERDUE', 'DEFAULTED', 'SETTLED'],
    to: null,
    trigger: 'request-return',
    guards: ['no-open-return', 'goods-of-order'],
    effect: 'an administrator credits the goods or rejects the request',
  },
  {
    id: 'P43',
    from: ['ACTIVE', 'OVERDUE', 'DEFAULTED', 'SETTLED'],
    to: null,
    trigger: 'withdraw-purchase',
    guards: ['within-purchase-days', 'not-withdrawn-from'],
    effect: 'as P42, of everything that has not come back; it replaces another return that is open',
  },
  {
    id: 'P44',
    from: ['ACTIVE', 'OVERDUE', 'DEFAULTED', 'SETTLED'],
    to: null,
    trigger: 'add-return-photo',
    guards: ['return-open', 'room-for-photo', 'photo-readable'],
    effect: 'none',
  },
  {
    id: 'P45',
    from: [...payablePlanStates, 'SETTLED'],
    to: null,
    trigger: 'reject-return',
    guards: ['return-open'],
    effect: 'the customer reads the reason',
  },
] as const satisfies readonly Transition<(typeof planStates)[number]>[];
