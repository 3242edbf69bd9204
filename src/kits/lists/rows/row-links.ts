import { createContext } from 'react';
import type { OpenEntity } from '#src/kits/lists/details/use-open-entity.ts';

/** How the titles of rows open details; null where rows have none. A context, so that a new address renders titles only. */
export const RowLinks = createContext<Pick<OpenEntity, 'addressOf' | 'state'> | null>(null);
