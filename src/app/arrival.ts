import { createContext } from 'react';

/** Whether the person has just come to a page, and its heading should take the focus. Read and written in effects. */
export interface Arrival {
  pending: boolean;
}

export const ArrivalContext = createContext<Arrival>({ pending: false });
