import { machine } from '#contracts/machine.ts';
import { notificationStates } from './states.ts';

const ready = ['content-complete', 'variables-known', 'has-audience', 'in-time', 'until-ahead'] as const;

/** A message to an audience, from its draft to the last delivery. */
export const notificationMachine = machine({
  entity: 'notification',
  states: notificationStates,
  final: ['SENT', 'CANCELLED'],
  transitions: [
    { id: 'N0', from: null, to: 'DRAFT', trigger: 'create', guards: [], effect: 'none' },
    {
      id: 'N9',
      from: null,
      to: 'SCHEDULED',
      trigger: 'repeat',
      guards: [],
      effect: 'it is sent at the next time of its series',
    },
    { id: 'N0b', from: ['DRAFT'], to: null, trigger: 'change', guards: [], effect: 'none' },
    {
      id: 'N0c',
      from: ['DRAFT'],
      to: null,
      trigger: 'test',
      guards: ['content-complete', 'variables-known'],
      effect: 'one message to whoever asks for it',
    },
    {
      id: 'N1',
      from: ['DRAFT'],
      to: 'SCHEDULED',
      trigger: 'send',
      guards: [...ready, 'later'],
      effect: 'it is sent at its time',
    },
    {
      id: 'N2',
      from: ['DRAFT'],
      to: 'SENDING',
      trigger: 'send',
      guards: [...ready, 'at-once', 'time-for-zones'],
      effect: 'the first recipients get it a moment later',
    },
    {
      id: 'N4',
      from: ['SCHEDULED', 'SENDING', 'PAUSED'],
      to: 'CANCELLED',
      trigger: 'cancel',
      guards: [],
      effect: 'who has not got it does not get it',
    },
    {
      id: 'N5',
      from: ['SCHEDULED'],
      to: 'SENDING',
      trigger: 'clock',
      guards: ['due', 'audience-approved'],
      effect: 'as N2',
    },
    {
      id: 'N5b',
      from: ['SCHEDULED'],
      to: 'DRAFT',
      trigger: 'clock',
      guards: ['due'],
      effect:
        'its audience has grown beyond what one person sends: it waits to be sent again, with a second one',
    },
    { id: 'N6', from: ['SENDING'], to: 'PAUSED', trigger: 'pause', guards: [], effect: 'none' },
    { id: 'N6b', from: ['PAUSED'], to: 'SENDING', trigger: 'resume', guards: [], effect: 'it goes on' },
    {
      id: 'N7',
      from: ['SENDING'],
      to: null,
      trigger: 'recipients-done',
      guards: ['recipients-left'],
      effect: 'the next ones a moment later',
    },
    {
      id: 'N7a',
      from: ['SENDING'],
      to: 'SENT',
      trigger: 'recipients-done',
      guards: ['none-failed'],
      effect: 'finished',
    },
    {
      id: 'N7b',
      from: ['SENDING'],
      to: 'FAILED',
      trigger: 'recipients-done',
      guards: ['none-sent'],
      effect: 'finished',
    },
    {
      id: 'N7c',
      from: ['SENDING'],
      to: 'PARTIALLY_FAILED',
      trigger: 'recipients-done',
      guards: [],
      effect: 'finished',
    },
    {
      id: 'N8',
      from: ['PARTIALLY_FAILED', 'FAILED'],
      to: 'SENT',
      trigger: 'retry-failed',
      guards: [],
      effect: 'deliveries that have failed are tried once more',
    },
  ],
});
