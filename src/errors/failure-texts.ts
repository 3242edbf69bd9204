import { z } from '#contracts/z.ts';

export const FailureKind = z.enum([
  'not-found',
  'forbidden',
  'session-expired',
  'maintenance',
  'offline',
  'unreachable',
  'unanswered',
  'timeout',
  'chunk',
  'contract',
  'unexpected',
]);
export type FailureKind = z.output<typeof FailureKind>;

export interface FailureText {
  /** The status that the error page shows. */
  readonly status: number;
  readonly title: string;
  /** What happened. */
  readonly sentence: string;
  /** What the person can do about it. */
  readonly nextStep: string;
}

const safeToRepeat = 'You can try again safely: nothing happens twice.';

/** The one table of failure texts, shared by error page, notices and status bar. */
export const failureTexts: Readonly<Record<FailureKind, FailureText>> = {
  'not-found': {
    status: 404,
    title: 'Page Not Found',
    sentence: 'There is nothing at this address.',
    nextStep: 'The address may be mistyped, or the page has moved.',
  },
  forbidden: {
    status: 403,
    title: 'Forbidden',
    sentence: 'This account has no access to this page.',
    nextStep: 'Log in with another account, or go back.',
  },
  'session-expired': {
    status: 401,
    title: 'Log in again',
    sentence: 'Your session has ended. Log in again.',
    nextStep: 'What you entered is kept.',
  },
  maintenance: {
    status: 503,
    title: 'Service unavailable',
    sentence: 'The service is closed for maintenance.',
    nextStep: 'What you entered is kept; try again later.',
  },
  offline: {
    status: 503,
    title: 'You’re offline',
    sentence: 'The service cannot be reached.',
    nextStep: 'Check your connection and try again; what you entered is kept.',
  },
  unreachable: {
    status: 503,
    title: 'We can’t be reached',
    sentence: 'The service did not answer.',
    nextStep: 'Check your connection and try again; what you entered is kept.',
  },
  unanswered: {
    status: 503,
    title: 'No answer arrived',
    sentence: 'The connection failed on the way, so we don’t know whether this was done.',
    nextStep: safeToRepeat,
  },
  timeout: {
    status: 504,
    title: 'No answer in time',
    sentence: 'The service took too long to answer.',
    nextStep: safeToRepeat,
  },
  chunk: {
    status: 500,
    title: 'A part of this page is missing',
    sentence: 'A part of this page could not be loaded.',
    nextStep: 'The connection may have failed, or there is a newer release. Try again.',
  },
  contract: {
    status: 500,
    title: 'The answer breaks the contract',
    sentence: 'The service sent an unexpected response, so it is not shown.',
    nextStep: 'Try again later; the request’s id helps support to find the cause.',
  },
  unexpected: {
    status: 500,
    title: 'Something went wrong on our side',
    sentence: 'Something went wrong on this page.',
    nextStep: 'Try again; what you entered is kept.',
  },
};

/** Returns the kind of a refusal with this status; null for one whose own text says what to do. */
export function kindOfStatus(status: number): FailureKind | null {
  switch (status) {
    case 401:
      return 'session-expired';
    case 403:
      return 'forbidden';
    case 404:
      return 'not-found';
    case 503:
      return 'maintenance';
    default:
      return status >= 500 ? 'unexpected' : null;
  }
}
