import { machine } from '#contracts/machine.ts';

/** A payment from one or several sources. Its cancellation joins with that feature. */
export const paymentMachine = machine({
  entity: 'payment',
  states: ['PROCESSING', 'PENDING', 'SUCCEEDED', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED'],
  final: ['REFUNDED'],
  transitions: [
    {
      id: 'Y1',
      from: null,
      to: 'PROCESSING',
      trigger: 'create',
      guards: ['amount-positive', 'sources-sum', 'wallet-covers', 'plan-open'],
      effect: 'first attempt; the part from the wallet is taken at once',
    },
    {
      id: 'Y3',
      from: ['PROCESSING'],
      to: 'PENDING',
      trigger: 'sent-to-bank',
      guards: [],
      effect: 'the bank decides about the transfer later; nothing has failed',
    },
    {
      id: 'Y4',
      from: ['PROCESSING', 'PENDING'],
      to: 'SUCCEEDED',
      trigger: 'authorised',
      guards: [],
      effect: 'allocated to the lines of the plan; what no line takes is added to the wallet',
    },
    {
      id: 'Y5',
      from: ['PROCESSING', 'PENDING'],
      to: 'FAILED',
      trigger: 'declined',
      guards: [],
      effect: 'the attempt keeps its code; the part from the wallet is put back',
    },
    {
      id: 'Y6',
      from: ['FAILED'],
      to: 'PROCESSING',
      trigger: 'retry',
      guards: [
        'plan-open',
        'no-other-payment',
        'attempts-left',
        'retryable-or-other-card',
        'sources-sum',
        'wallet-covers',
      ],
      effect: 'a new attempt of the same payment',
    },
    {
      id: 'Y9',
      from: ['SUCCEEDED', 'PARTIALLY_REFUNDED'],
      to: 'REFUNDED',
      trigger: 'refund',
      guards: ['no-payment-processing', 'same-currency', 'within-refundable', 'nothing-left'],
      effect: 'the money is taken off the lines again, the newest first',
    },
    {
      id: 'Y9b',
      from: ['SUCCEEDED', 'PARTIALLY_REFUNDED'],
      to: 'PARTIALLY_REFUNDED',
      trigger: 'refund',
      guards: ['no-payment-processing', 'same-currency', 'within-refundable'],
      effect: 'the money is taken off the lines again, the newest first',
    },
  ],
});
