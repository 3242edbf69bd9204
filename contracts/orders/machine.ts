import { machine } from '#contracts/machine.ts';

/**
 * An order from the cart to an active plan. The rows that take collateral, a credit assessment, a withdrawal or a
 * refund join with those features.
 */
export const orderMachine = machine({
  entity: 'order',
  states: [
    'DRAFT',
    'QUOTED',
    'READY_TO_CONFIRM',
    'AWAITING_DOWN_PAYMENT',
    'ACTIVE',
    'COMPLETED',
    'CANCELLED',
    'EXPIRED',
  ],
  final: ['COMPLETED', 'CANCELLED', 'EXPIRED'],
  transitions: [
    {
      id: 'O1',
      from: null,
      to: 'DRAFT',
      trigger: 'create',
      guards: ['has-lines', 'one-currency'],
      effect: 'expires in 7 days',
    },
    {
      id: 'O2',
      from: ['DRAFT', 'QUOTED'],
      to: 'QUOTED',
      trigger: 'quote',
      guards: [
        'offer-active',
        'total-in-range',
        'financed-in-range',
        'months-in-profile',
        'no-collateral-needed',
      ],
      effect: 'a new quote; the old one is void',
    },
    {
      id: 'O4',
      from: ['QUOTED'],
      to: 'READY_TO_CONFIRM',
      trigger: 'submit',
      guards: ['customer-eligible'],
      effect: 'none',
    },
    {
      id: 'O11',
      from: ['READY_TO_CONFIRM'],
      to: 'ACTIVE',
      trigger: 'confirm',
      guards: [
        'quote-valid',
        'quote-hash-equal',
        'terms-current',
        'customer-eligible',
        'code-verified',
        'nothing-due-today',
      ],
      effect: 'plan ACTIVE',
    },
    {
      id: 'O10',
      from: ['READY_TO_CONFIRM'],
      to: 'AWAITING_DOWN_PAYMENT',
      trigger: 'confirm',
      guards: ['quote-valid', 'quote-hash-equal', 'terms-current', 'customer-eligible', 'code-verified'],
      effect: 'plan PENDING; 72 hours to pay',
    },
    {
      id: 'O12',
      from: ['AWAITING_DOWN_PAYMENT'],
      to: 'ACTIVE',
      trigger: 'payment-succeeded',
      guards: ['paid-equals-down-payment'],
      effect: 'plan ACTIVE',
    },
    {
      id: 'O14',
      from: ['DRAFT', 'QUOTED', 'READY_TO_CONFIRM', 'AWAITING_DOWN_PAYMENT'],
      to: 'CANCELLED',
      trigger: 'cancel',
      guards: ['no-payment-processing'],
      effect: 'plan CANCELLED',
    },
    {
      id: 'O15',
      from: ['DRAFT', 'QUOTED', 'READY_TO_CONFIRM', 'AWAITING_DOWN_PAYMENT'],
      to: 'EXPIRED',
      trigger: 'clock',
      guards: ['expired', 'no-payment-processing'],
      effect: 'plan CANCELLED',
    },
    {
      id: 'O17',
      from: ['ACTIVE'],
      to: 'COMPLETED',
      trigger: 'plan-closed',
      guards: ['plan-settled'],
      effect: 'none',
    },
  ],
});
