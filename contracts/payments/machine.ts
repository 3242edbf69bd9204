import { machine } from '#contracts/machine.ts';

/** A payment by card. Cancellation and asynchronous bank transfers join with those features. */
export const paymentMachine = machine({
  entity: 'payment',
  states: ['PROCESSING', 'SUCCEEDED', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED'],
  final: ['REFUNDED'],
  transitions: [
    {
      id: 'Y1',
      from: null,
      to: 'PROCESSING',
      trigger: 'create',
      guards: ['amount-positive', 'sources-sum', 'plan-open', 'no-other-payment'],
      effect: 'first attempt',
    },
    {
      id: 'Y4',
      from: ['PROCESSING'],
      to: 'SUCCEEDED',
      trigger: 'authorised',
      guards: [],
      effect: 'allocated to the lines of the plan',
    },
    {
      id: 'Y5',
      from: ['PROCESSING'],
      to: 'FAILED',
      trigger: 'declined',
      guards: [],
      effect: 'the attempt keeps its code',
    },
    {
      id: 'Y6',
      from: ['FAILED'],
      to: 'PROCESSING',
      trigger: 'retry',
      guards: ['no-other-payment', 'plan-open', 'attempts-left', 'retryable-or-other-card'],
      effect: 'a new attempt of the same payment',
    },
    {
      id: 'Y9',
      from: ['SUCCEEDED', 'PARTIALLY_REFUNDED'],
      to: 'REFUNDED',
      trigger: 'refund',
      guards: ['same-currency', 'within-refundable', 'nothing-left'],
      effect: 'the money is taken off the lines again, the newest first',
    },
    {
      id: 'Y9b',
      from: ['SUCCEEDED', 'PARTIALLY_REFUNDED'],
      to: 'PARTIALLY_REFUNDED',
      trigger: 'refund',
      guards: ['same-currency', 'within-refundable'],
      effect: 'the money is taken off the lines again, the newest first',
    },
  ],
});
