import { isAnyOf } from '@reduxjs/toolkit';
import { sessionRenewed, signedIn, signedOut } from '#src/platform/session/session.ts';
import type { Listen } from '#src/platform/store/listening.ts';

declare module '#src/platform/store/services.ts' {
  interface Services {
    /** Made by the store for itself. */
    readonly sessionRenewal?: SessionRenewal;
  }
}

/** Lets requests that the backend refused because the session has expired wait for the next login. */
export interface SessionRenewal {
  /** Resolves to true when the same person has logged in again, to false when the session is given up. */
  readonly decided: () => Promise<boolean>;
}

const isAnother = isAnyOf(signedIn, signedOut);

export function createSessionRenewal(listen: Listen): SessionRenewal {
  let waiting = Promise.withResolvers<boolean>();
  const decide = (isRenewed: boolean) => {
    waiting.resolve(isRenewed);
    waiting = Promise.withResolvers<boolean>();
  };
  listen({ actionCreator: sessionRenewed, effect: () => decide(true) });
  listen({ matcher: isAnother, effect: () => decide(false) });
  return { decided: () => waiting.promise };
}
