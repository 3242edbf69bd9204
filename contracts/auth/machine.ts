import { machine } from '#contracts/machine.ts';
import { challengeStates } from './states.ts';

/** One-time codes: valid once, for 300 seconds, with five tries. */
export const challengeMachine = machine({
  entity: 'one-time code',
  states: challengeStates,
  final: ['VERIFIED', 'EXPIRED', 'LOCKED', 'SUPERSEDED'],
  transitions: [
    {
      id: 'X1',
      from: null,
      to: 'ISSUED',
      trigger: 'issue',
      guards: ['sends-left', 'cool-down-passed'],
      effect: 'the code is sent',
    },
    {
      id: 'X1b',
      from: ['ISSUED'],
      to: 'SUPERSEDED',
      trigger: 'supersede',
      guards: [],
      effect: 'a newer code replaces this one',
    },
    {
      id: 'X1c',
      from: ['ISSUED'],
      to: null,
      trigger: 'resend',
      guards: ['sends-left', 'cool-down-passed'],
      effect: 'another code takes the place of the one that was sent; it expires when that one would have',
    },
    {
      id: 'X2',
      from: ['ISSUED'],
      to: 'VERIFIED',
      trigger: 'verify',
      guards: ['not-expired', 'code-right'],
      effect: 'the code is spent',
    },
    {
      id: 'X3',
      from: ['ISSUED'],
      to: 'LOCKED',
      trigger: 'verify',
      guards: ['not-expired', 'last-try', 'code-wrong'],
      effect: 'locked for 15 minutes per target',
    },
    {
      id: 'X3b',
      from: ['ISSUED'],
      to: null,
      trigger: 'verify',
      guards: ['not-expired', 'code-wrong'],
      effect: 'one try less',
    },
    { id: 'X4', from: ['ISSUED'], to: 'EXPIRED', trigger: 'clock', guards: ['expired'], effect: 'none' },
  ],
});
