import { machine } from '#contracts/machine.ts';
import { documentStates } from './states.ts';

/** A document of a collateral. Its content is uploaded in parts and then checked for malware. */
export const documentMachine = machine({
  entity: 'document',
  states: documentStates,
  final: ['ACCEPTED', 'REJECTED'],
  transitions: [
    {
      id: 'F1',
      from: null,
      to: 'UPLOADING',
      trigger: 'register',
      guards: ['type-allowed', 'size-allowed'],
      effect: 'none',
    },
    {
      id: 'F2',
      from: ['UPLOADING'],
      to: 'SCANNING',
      trigger: 'receive',
      guards: ['part-follows', 'content-readable', 'content-as-announced', 'content-complete'],
      effect: 'it is checked for malware',
    },
    {
      id: 'F2a',
      from: ['UPLOADING'],
      to: null,
      trigger: 'receive',
      guards: ['part-follows', 'content-readable', 'content-as-announced'],
      effect: 'the next part is waited for',
    },
    {
      id: 'F3',
      from: ['SCANNING'],
      to: 'REJECTED',
      trigger: 'clock',
      guards: ['threat-found'],
      effect: 'none',
    },
    { id: 'F4', from: ['SCANNING'], to: 'ACCEPTED', trigger: 'clock', guards: [], effect: 'none' },
  ],
});
