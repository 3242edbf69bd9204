import { createContext } from 'react';

/** Prefetches the chunk of an address. The route table provides the function, so that links do not import pages. */
export const PrefetchContext = createContext<(address: string) => void>(() => undefined);
