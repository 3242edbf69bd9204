import { createContext, type ReactNode } from 'react';

/** The header's bell, provided by the application because the layout must not import the inbox. */
export const InboxBellContext = createContext<ReactNode>(null);
