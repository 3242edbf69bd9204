// What a built page contains as data, and what its inline script has requested before the first module runs. The
// build, the host, the worker, the inline script and the application use these names.

import type { SignedInSession } from '#src/platform/session/session.ts';

/** Id of the element with the content of `/config.json`, if the host writes it; else the element is empty. */
export const configurationElement = 'configuration';

/** Time limit in ms of an API request. */
export const requestTimeoutMs = 15_000;
/** Time limit in ms of the first request for the configuration, longer than the worker waits for the network before it uses the stored configuration. */
export const settingsTimeoutMs = 10_000;

/** The key under which a tab stores its session. */
export const sessionKey = 'tranche.session';

/** Id of the element that preloads the entry's style sheet, of which the page contains what its first content needs. */
export const entryStyleElement = 'entry-style';

/** Attribute of the elements with what the first content needs of each sheet of the page. */
export const criticalSheet = 'data-critical-sheet';
/** Id of the element with the whole texts of these sheets, in the same order. */
export const wholeSheetsElement = 'whole-sheets';

/** Id of the element with `FirstRequests`. */
export const firstRequestsElement = 'first-requests';

/** A GET request that a page always starts with. */
export interface FirstRequest {
  /**
   * The path below the API's base URL, with its query; `{?name}` is replaced by the parameter `name` of the page's
   * address.
   */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** If true, the request is not sent without a session. */
  readonly needsSession: boolean;
  /** The role whose version of the page sends the request; null for any. */
  readonly role: SignedInSession['role'] | null;
  /** If true, the request is sent only when the address has no query, which would change it. */
  readonly plainAddress: boolean;
}

export interface FirstRequests {
  readonly requests: readonly FirstRequest[];
  /** Files of the login page, for a page that needs a session; else empty. */
  readonly signIn: readonly string[];
}

export interface FirstResponse {
  readonly response: Response;
  /** In ms of this machine's clock. */
  readonly receivedAt: number;
}

/** The requests that the inline script has already sent. */
export interface FirstResponses {
  /** The response to `/config.json`; null when the page carries the configuration. */
  configuration: Promise<Response> | null;
  /** By the result of `keyOf`. */
  readonly responses: Map<string, Promise<FirstResponse>>;
}

declare global {
  interface Window {
    trancheFirstResponses?: FirstResponses;
  }
}

export const keyOf = (url: string, authorization: string | undefined) => `${url} ${authorization ?? ''}`;
