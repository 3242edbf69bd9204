import { machine } from '#contracts/machine.ts';

/** A scratchcard, as far as its customer and the clock take it; the steps of the administration join with its pages. */
export const scratchcardMachine = machine({
  entity: 'scratchcard',
  states: ['CREATED', 'ACTIVE', 'REDEEMED', 'LOCKED', 'BLOCKED', 'EXPIRED', 'VOID'],
  final: ['EXPIRED', 'VOID'],
  transitions: [
    {
      id: 'K2',
      from: ['ACTIVE'],
      to: 'REDEEMED',
      trigger: 'redeem',
      guards: ['account-active', 'not-expired', 'batch-active', 'same-currency'],
      effect:
        'a payment takes its part of the value, the wallet the rest; the PIN of a digital card is erased',
    },
    {
      id: 'K3',
      from: ['ACTIVE'],
      to: 'LOCKED',
      trigger: 'wrong-pin',
      guards: ['last-try'],
      effect: 'locked for 24 hours',
    },
    {
      id: 'K3b',
      from: ['ACTIVE'],
      to: null,
      trigger: 'wrong-pin',
      guards: [],
      effect: 'one try less for this code',
    },
    {
      id: 'K7',
      from: ['CREATED', 'ACTIVE', 'LOCKED', 'BLOCKED'],
      to: 'EXPIRED',
      trigger: 'clock',
      guards: ['past-last-day'],
      effect: 'the PIN of a digital card is erased',
    },
    {
      id: 'K4',
      from: ['LOCKED'],
      to: 'ACTIVE',
      trigger: 'clock',
      guards: ['lock-over'],
      effect: 'all tries are back',
    },
    {
      id: 'K9',
      from: ['REDEEMED'],
      to: 'ACTIVE',
      trigger: 'payment-failed',
      guards: [],
      effect: 'as it was before; only within the request in which the payment failed',
    },
    {
      id: 'K10',
      from: ['ACTIVE'],
      to: null,
      trigger: 'reveal',
      guards: ['digital'],
      effect: 'the moment is kept',
    },
  ],
});
