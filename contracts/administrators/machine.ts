import { machine } from '#contracts/machine.ts';
import { administratorStates } from './states.ts';

/** An administrator's account. */
export const administratorMachine = machine({
  entity: 'administrator',
  states: administratorStates,
  final: [],
  transitions: [
    {
      id: 'R1',
      from: ['ACTIVE'],
      to: null,
      trigger: 'change-role',
      guards: ['second-admin', 'other-person', 'no-request-waiting', 'role-new'],
      effect: 'the next request of the administrator has the permissions of the new role',
    },
  ],
});
