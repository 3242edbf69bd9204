import type * as delivery from '#mocks/rules/delivery.ts';
import { faultsOf } from './fault.ts';

const inDelivery = faultsOf<typeof delivery>('rules/delivery');

/** Faults in the time at which a message reaches its customer. */
export const messageFaults = [
  inDelivery('message', 'a message comes where it is not wanted', () => ({ optOut: () => null })),
  inDelivery('message', 'a customer without a channel is said to be reached', () => ({
    unreached: () => null,
  })),
  inDelivery('message', 'a message waits for a minute less', ({ quietMinutes }) => ({
    quietMinutes: (kind, quietHours, time) => Math.max(0, quietMinutes(kind, quietHours, time) - 1),
  })),
];
