import { z } from '#contracts/z.ts';
import { type ApiError, isApiError } from './api-error.ts';
import { FailureKind, failureTexts, kindOfStatus } from './failure-texts.ts';
import { isChunkError, UnreachableError } from './chunk-error.ts';

/** A failure as it is displayed: status code, title and description. */
export const Failure = z.object({
  status: z.int().check(z.gte(400), z.lte(599)),
  message: z.string(),
  description: z.string(),
  /** Where it happened: a path without its query. */
  path: z.string(),
  requestId: z.nullable(z.string()),
  kind: FailureKind,
});
export type Failure = z.output<typeof Failure>;

const defaultStatus = 500;
const defaultMessage = 'Internal Server Error';

/**
 * The failure for a path that is not in the route table. Its title is in lower case, unlike that of a wrong address
 * inside the error handling.
 */
export function routeMiss(path: string): Failure {
  return { ...failureOfKind('not-found', path), description: `Page not found: ${path}` };
}

// Any object with a status, in particular a problem of the contract.
const problemLike = z.object({
  status: z.int().check(z.gte(400), z.lte(599)),
  title: z.optional(z.string()),
  detail: z.optional(z.string()),
  requestId: z.optional(z.string()),
});

/** Converts anything thrown, rejected or answered to a failure; `path` is where it happened. */
export function toFailure(thrown: unknown, path: string): Failure {
  const parsed = Failure.safeParse(thrown);
  if (parsed.success) return parsed.data;

  if (isApiError(thrown))
    return thrown.kind === 'problem' ? ofProblem(thrown.problem, path) : ofSilence(thrown, path);

  const problem = problemLike.safeParse(thrown);
  if (problem.success) return ofProblem(problem.data, path);

  if (thrown instanceof UnreachableError)
    return failureOfKind(navigator.onLine ? 'unreachable' : 'offline', path);
  return failureOfKind(isChunkError(thrown) ? 'chunk' : 'unexpected', path);
}

/** The failure of a call without a usable answer. */
function ofSilence(error: Exclude<ApiError, { kind: 'problem' }>, path: string): Failure {
  if (error.kind === 'defect') return failureOfKind('unexpected', path);
  if (error.kind !== 'contract-violation') return failureOfKind(error.kind, path);
  return { ...failureOfKind('contract', path), requestId: error.requestId };
}

/** The failure of the mock backend to start, after which no call is answered. */
export function failureOfMocks(thrown: unknown, path: string): Failure {
  const why = thrown instanceof Error ? ` ${thrown.message}` : '';
  const description = `The demonstration backend could not start.${why}`;
  return { ...failureOfKind('unexpected', path), description };
}

function ofProblem(problem: z.output<typeof problemLike>, path: string): Failure {
  const requestId = problem.requestId ?? null;
  if (problem.status === 404) return { ...failureOfKind('not-found', path), requestId };
  const kind = kindOfStatus(problem.status) ?? 'unexpected';
  return {
    status: problem.status,
    message: problem.status === defaultStatus ? defaultMessage : (problem.title ?? 'The request was refused'),
    description: problem.detail ?? failureTexts[kind].sentence,
    path,
    requestId,
    kind,
  };
}

/** Returns the failure for a status code named by a link; 500 if there is none. */
export function failureOfStatus(code: string | null, path: string): Failure {
  return failureOfKind(kindOfStatus(Number(code)) ?? 'unexpected', path);
}

/** Returns a failure of this kind when there is no error object. */
export function failureOfKind(kind: FailureKind, path: string): Failure {
  const { status, title, sentence } = failureTexts[kind];
  const message = status === defaultStatus ? defaultMessage : title;
  const description = kind === 'not-found' ? `${title}: ${path}` : sentence;
  return { status, message, description, path, requestId: null, kind };
}

/** Formats a failure for support, without personal data. */
export function detailsOf(failure: Failure): string {
  const lines = [`${failure.status} ${failure.message}`, failure.description, `Page: ${failure.path}`];
  return [...lines, ...(failure.requestId ? [`Request: ${failure.requestId}`] : [])].join('\n');
}
