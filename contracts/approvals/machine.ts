import { machine } from '#contracts/machine.ts';
import { approvalStates } from './states.ts';

/** A command that waits for a second administrator. */
export const approvalMachine = machine({
  entity: 'approval',
  states: approvalStates,
  final: ['APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'],
  transitions: [
    { id: 'A1', from: null, to: 'PENDING', trigger: 'request', guards: [], effect: 'expires in 72 hours' },
    {
      id: 'A2',
      from: ['PENDING'],
      to: 'APPROVED',
      trigger: 'approve',
      guards: ['second-person', 'may-decide', 'not-outdated'],
      effect: 'the command is carried out, with all of its own guards again',
    },
    {
      id: 'A3',
      from: ['PENDING'],
      to: 'REJECTED',
      trigger: 'reject',
      guards: ['second-person', 'may-decide'],
      effect: 'none',
    },
    { id: 'A4', from: ['PENDING'], to: 'EXPIRED', trigger: 'clock', guards: ['time-over'], effect: 'none' },
    {
      id: 'A5',
      from: ['PENDING'],
      to: 'WITHDRAWN',
      trigger: 'withdraw',
      guards: ['own-request'],
      effect: 'the command can be requested again',
    },
  ],
});
