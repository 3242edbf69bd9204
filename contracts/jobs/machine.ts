import { machine } from '#contracts/machine.ts';
import { jobStates, unfinishedJobStates } from './states.ts';

/** One command for each of many rows. The job ends when no row is left or it is stopped; its status says which. */
export const jobMachine = machine({
  entity: 'job',
  states: jobStates,
  final: ['SUCCEEDED'],
  transitions: [
    { id: 'J1', from: null, to: 'QUEUED', trigger: 'start', guards: ['has-rows'], effect: 'none' },
    {
      id: 'J1b',
      from: null,
      to: 'SUCCEEDED',
      trigger: 'start',
      guards: [],
      effect: 'finished without a row',
    },
    {
      id: 'J2',
      from: unfinishedJobStates,
      to: 'RUNNING',
      trigger: 'rows-done',
      guards: ['rows-left'],
      effect: 'the next rows are done a moment later',
    },
    {
      id: 'J3',
      from: unfinishedJobStates,
      to: 'SUCCEEDED',
      trigger: 'rows-done',
      guards: ['none-failed'],
      effect: 'finished',
    },
    {
      id: 'J4',
      from: unfinishedJobStates,
      to: 'FAILED',
      trigger: 'rows-done',
      guards: ['none-succeeded'],
      effect: 'finished',
    },
    {
      id: 'J5',
      from: unfinishedJobStates,
      to: 'PARTIALLY_FAILED',
      trigger: 'rows-done',
      guards: [],
      effect: 'finished',
    },
    {
      id: 'J6',
      from: ['FAILED', 'PARTIALLY_FAILED', 'STOPPED'],
      to: null,
      trigger: 'retry-failed',
      guards: [],
      effect: 'a new job over the rows that failed',
    },
    {
      id: 'J7',
      from: unfinishedJobStates,
      to: 'STOPPED',
      trigger: 'stop',
      guards: [],
      effect: 'what is done stays; the other rows have failed and can be done by a new job',
    },
  ],
});
