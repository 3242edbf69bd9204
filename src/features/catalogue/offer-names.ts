import { createContext } from 'react';

/** Names of the offers by code; null until they are known. `OfferNames` provides them. */
export const OfferNamesContext = createContext<Readonly<Record<string, string>> | null>(null);
