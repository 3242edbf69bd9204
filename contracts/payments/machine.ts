import { machine } from '#contracts/machine.ts';

/** A payment by card. Refunds, cancellation and asynchronous bank transfers join with those features. */
export const paymentMachine = machine({
  entity: 'payment',
  states: ['PROCESSING', 'SUCCEEDED', 'FAILED'],
  final: ['SUCCEEDED'],
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
  ],
});
