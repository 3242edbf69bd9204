import { createContext } from 'react';

/** Whether the person has just come to a page, and its heading should take the focus. Used in effects. */
export interface Arrival {
  announce(): void;
  /** True for the first heading that asks after an announcement. */
  take(): boolean;
}

export function createArrival(): Arrival {
  let pending = false;
  return {
    announce: () => {
      pending = true;
    },
    take: () => {
      const was = pending;
      pending = false;
      return was;
    },
  };
}

export const ArrivalContext = createContext<Arrival>(createArrival());
