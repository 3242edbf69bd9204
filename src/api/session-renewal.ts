import type { Middleware } from '@reduxjs/toolkit';
import { sessionRenewed, signedIn, signedOut } from '#src/platform/session.ts';

declare module '#src/platform/services.ts' {
  interface Services {
    /** Made by the store for itself. */
    readonly sessionRenewal?: SessionRenewal;
  }
}

/** Lets requests that the backend refused because the session has expired wait for the next login. */
export interface SessionRenewal {
  /** Resolves to true when the same person has logged in again, to false when the session is given up. */
  readonly decided: () => Promise<boolean>;
  readonly middleware: Middleware;
}

export function createSessionRenewal(): SessionRenewal {
  let waiting = Promise.withResolvers<boolean>();
  const decide = (isRenewed: boolean) => {
    waiting.resolve(isRenewed);
    waiting = Promise.withResolvers<boolean>();
  };
  return {
    decided: () => waiting.promise,
    middleware: () => (next) => (action) => {
      const result = next(action);
      if (sessionRenewed.match(action)) decide(true);
      else if (signedIn.match(action) || signedOut.match(action)) decide(false);
      return result;
    },
  };
}
