// What a built page carries as data, and what its inline script has asked for before the first module runs. The build, the
// host, the worker, the inline script and the application read these names.

import type { SignedInSession } from './session.ts';

/** Id of the element with the content of `/config.json`, where the host writes it; empty where it does not. */
export const configurationElement = 'configuration';

/** How long a request of the API, and the one for the settings, may take. */
export const requestTimeoutMs = 15_000;
/** Longer than the worker waits for the network before it takes the settings of the last visit. */
export const settingsTimeoutMs = 10_000;

/** Where a tab keeps its session. */
export const sessionKey = 'tranche.session';

/** Id of the element with `FirstRequests`. */
export const firstRequestsElement = 'first-requests';

/** A GET request that the page is known to begin with. */
export interface FirstRequest {
  /** Below the API's base, with its query; `{?name}` stands for the parameter `name` of the page's address. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Needs a session; not sent without one. */
  readonly needsSession: boolean;
  /** Whose page asks for it; null: everybody's. */
  readonly role: SignedInSession['role'] | null;
  /** Sent only when the page's address has no query, which would change what is asked for. */
  readonly plainAddress: boolean;
}

export interface FirstRequests {
  readonly requests: readonly FirstRequest[];
  /** Files of the page for signing in, for a page that needs a session; else empty. */
  readonly signIn: readonly string[];
}

export interface FirstResponse {
  readonly response: Response;
  /** The clock of this machine, in ms. */
  readonly receivedAt: number;
}

/** What the inline script has asked for already. */
export interface FirstResponses {
  /** The response to `/config.json`; null when the page carries the configuration. */
  configuration: Promise<Response> | null;
  /** By `keyOf`. */
  readonly responses: Map<string, Promise<FirstResponse>>;
}

declare global {
  interface Window {
    trancheFirstResponses?: FirstResponses;
  }
}

export const keyOf = (url: string, authorization: string | undefined) => `${url} ${authorization ?? ''}`;
