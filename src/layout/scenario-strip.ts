import { createContext, type ReactNode } from 'react';

/** What the status bar says of the demo's scenario; null for nothing special. The demo's own code provides it. */
export const ScenarioStripContext = createContext<ReactNode>(null);
