import { createContext } from 'react';

/** How a link fetches the chunk behind its address. The route table provides it; links do not import the pages. */
export const PrefetchContext = createContext<(address: string) => void>(() => undefined);
