import { machine } from '#contracts/machine.ts';
import { discountStates } from './discount-states.ts';

/** A discount code. */
export const discountMachine = machine({
  entity: 'discount',
  states: discountStates,
  final: ['ENDED'],
  transitions: [
    {
      id: 'DC1',
      from: null,
      to: 'ACTIVE',
      trigger: 'create',
      guards: ['code-new', 'creation-not-waiting', 'last-day-ahead'],
      effect: 'carts take the code from its first to its last day',
    },
    {
      id: 'DC2',
      from: ['ACTIVE'],
      to: 'ENDED',
      trigger: 'end',
      guards: ['not-over', 'no-request-waiting'],
      effect: 'no further cart takes the code; orders that have it keep their discount',
    },
  ],
});
