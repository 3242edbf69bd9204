import { machine } from '#contracts/machine.ts';

/** A customer's account. Blocking and closing join with those features. */
export const userMachine = machine({
  entity: 'account',
  states: ['ACTIVE', 'BLOCKED', 'CLOSED'],
  final: ['CLOSED'],
  transitions: [
    {
      id: 'U1',
      from: null,
      to: 'ACTIVE',
      trigger: 'register',
      guards: [],
      effect: 'the contact that was verified is the one that codes are sent to',
    },
    {
      id: 'U2',
      from: ['ACTIVE'],
      to: null,
      trigger: 'change-name',
      guards: [],
      effect: 'orders, plans and payments have the new name too',
    },
    {
      id: 'U3',
      from: ['ACTIVE'],
      to: null,
      trigger: 'change-contact',
      guards: ['contact-free'],
      effect: 'the contact before gets a message, other sessions end',
    },
    {
      id: 'U4',
      from: ['ACTIVE'],
      to: null,
      trigger: 'change-preferences',
      guards: [],
      effect: 'messages follow them from now on',
    },
  ],
});
