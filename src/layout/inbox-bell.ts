import { createContext, type ReactNode } from 'react';

/** The header's bell. Only the inbox knows what is unread, so the application provides it. */
export const InboxBellContext = createContext<ReactNode>(null);
