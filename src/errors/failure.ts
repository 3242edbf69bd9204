import { z } from '#contracts/z.ts';
import { type ApiError, isApiError } from './api-error.ts';
import { isChunkError, UnreachableError } from './chunk-error.ts';

/** What went wrong, ready to be shown: a status code, its message and a description in plain words. */
export const Failure = z.object({
  status: z.int().check(z.gte(400), z.lte(599)),
  message: z.string(),
  description: z.string(),
  /** Where it happened: a path without its query. */
  path: z.string(),
  requestId: z.nullable(z.string()),
  kind: z.enum([
    'not-found',
    'forbidden',
    'session-expired',
    'maintenance',
    'offline',
    'chunk',
    'contract',
    'unexpected',
  ]),
});
export type Failure = z.output<typeof Failure>;
export type FailureKind = Failure['kind'];

export const defaultStatus = 500;
export const defaultMessage = 'Internal Server Error';
export const notFoundMessage = 'Page Not Found';

const unexpected = 'Something went wrong on this page. What you entered is kept.';
const missingPart =
  'A part of this page could not be loaded. The connection may have failed, or there is a newer release.';
const offline = 'You seem to be offline. Check the connection and try again; what you entered is kept.';

/** The route table's own miss; note the small letters, which tell it from a miss in the error handling. */
export function routeMiss(path: string): Failure {
  return { ...notFound(path), description: `Page not found: ${path}` };
}

function notFound(path: string): Failure {
  return {
    status: 404,
    message: notFoundMessage,
    description: `Page Not Found: ${path}`,
    path,
    requestId: null,
    kind: 'not-found',
  };
}

// Whatever carries a status, a problem of the contract above all.
const problemLike = z.object({
  status: z.int().check(z.gte(400), z.lte(599)),
  title: z.optional(z.string()),
  detail: z.optional(z.string()),
  requestId: z.optional(z.string()),
});

/** Reads whatever was thrown, rejected or answered; `path` is where it happened. */
export function toFailure(thrown: unknown, path: string): Failure {
  const given = Failure.safeParse(thrown);
  if (given.success) return given.data;

  if (isApiError(thrown))
    return thrown.kind === 'problem' ? ofProblem(thrown.problem, path) : ofSilence(thrown, path);

  const problem = problemLike.safeParse(thrown);
  if (problem.success) return ofProblem(problem.data, path);

  if (thrown instanceof UnreachableError) return failureOfKind('offline', path);
  if (isChunkError(thrown)) return plain(missingPart, path, 'chunk');
  return plain(unexpected, path, 'unexpected');
}

/** No answer, or none that may be used. */
function ofSilence(error: Exclude<ApiError, { kind: 'problem' }>, path: string): Failure {
  if (error.kind === 'contract-violation')
    return { ...failureOfKind('contract', path), requestId: error.requestId };
  return failureOfKind('offline', path);
}

/** The mock backend did not start: no call of any page would be answered. */
export function failureOfMocks(thrown: unknown, path: string): Failure {
  const why = thrown instanceof Error ? ` ${thrown.message}` : '';
  return plain(`The demonstration backend could not start.${why}`, path, 'unexpected');
}

function plain(description: string, path: string, kind: FailureKind): Failure {
  return { status: defaultStatus, message: defaultMessage, description, path, requestId: null, kind };
}

function ofProblem(problem: z.output<typeof problemLike>, path: string): Failure {
  const requestId = problem.requestId ?? null;
  if (problem.status === 404) return { ...notFound(path), requestId };
  return {
    status: problem.status,
    message: problem.status === defaultStatus ? defaultMessage : (problem.title ?? 'The request was refused'),
    description: problem.detail ?? unexpected,
    path,
    requestId,
    kind: kindOf(problem.status),
  };
}

function kindOf(status: number): FailureKind {
  if (status === 401) return 'session-expired';
  if (status === 403) return 'forbidden';
  return status === 503 ? 'maintenance' : 'unexpected';
}

/** The failure of a status code that a link names; without one it is 500. */
export function failureOfStatus(code: string | null, path: string): Failure {
  const kind = kindOf(Number(code));
  return failureOfKind(code === '404' ? 'not-found' : kind, path);
}

/** The failure of a kind that has no error of its own, for the error page's address. */
export function failureOfKind(kind: FailureKind, path: string): Failure {
  switch (kind) {
    case 'not-found':
      return notFound(path);
    case 'forbidden':
      return {
        ...plain('This account may not see that page.', path, kind),
        status: 403,
        message: 'Forbidden',
      };
    case 'session-expired':
      return {
        ...plain('Your session has ended. Sign in again; what you entered is kept.', path, kind),
        status: 401,
        message: 'Sign In Again',
      };
    case 'maintenance':
      return {
        ...plain('Closed for maintenance. Try again in a few minutes.', path, kind),
        status: 503,
        message: 'Service Unavailable',
      };
    case 'offline':
      return { ...plain(offline, path, kind), status: 503, message: 'No Connection' };
    case 'chunk':
      return plain(missingPart, path, kind);
    case 'contract':
      return plain('The backend answered something that its contract does not allow.', path, kind);
    case 'unexpected':
      return plain(unexpected, path, kind);
  }
}

/** Text for a report to support: facts, no personal data. */
export function detailsOf(failure: Failure): string {
  const lines = [`${failure.status} ${failure.message}`, failure.description, `Page: ${failure.path}`];
  return [...lines, ...(failure.requestId ? [`Request: ${failure.requestId}`] : [])].join('\n');
}
