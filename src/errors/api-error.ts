import type { FieldError, Problem, ProblemCode, ProblemOf } from '#contracts/problem.ts';
import { z } from '#contracts/z.ts';
import { type FailureKind, failureTexts, kindOfStatus } from './failure-texts.ts';

/** Where an answer violates the contract: a pointer into the body and what was expected there. */
interface ContractBreach {
  readonly pointer: string;
  readonly message: string;
}

/**
 * Why a call has no answer. Plain data, so that the store can hold it. `offline`: the browser has no network, and no
 * command was sent. `unreachable`: a read had no response although the browser has a network. `unanswered`: a command
 * that was sent had none, and may have been carried out. `timeout`: none within the limit. `defect`: this application
 * failed while building the request or reading the response.
 */
export type ApiError =
  /** `isRead`: the refused call only reads, so that it may be repeated without a press. */
  | { readonly kind: 'problem'; readonly problem: Problem; readonly isRead?: true }
  /** `unread`: a page that was not opened before the network was lost. */
  | { readonly kind: 'offline'; readonly operation: string; readonly unread?: true }
  | { readonly kind: 'unreachable' | 'unanswered'; readonly operation: string }
  | { readonly kind: 'timeout'; readonly operation: string; readonly afterMs: number }
  | { readonly kind: 'defect'; readonly operation: string; readonly message: string }
  | {
      readonly kind: 'contract-violation';
      readonly operation: string;
      readonly status: number;
      readonly requestId: string | null;
      readonly breaches: readonly ContractBreach[];
    };

const breach = z.object({ pointer: z.string(), message: z.string() });
const operation = z.string();
const Shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('problem'), problem: z.looseObject({ code: z.string(), title: z.string() }) }),
  z.object({ kind: z.literal('offline'), operation }),
  z.object({ kind: z.enum(['unreachable', 'unanswered']), operation }),
  z.object({ kind: z.literal('timeout'), operation, afterMs: z.number() }),
  z.object({ kind: z.literal('defect'), operation, message: z.string() }),
  z.object({
    kind: z.literal('contract-violation'),
    operation,
    status: z.number(),
    requestId: z.nullable(z.string()),
    breaches: z.array(breach),
  }),
]);

/** True for errors of the base query; anything else that is thrown is a defect of the page. */
export function isApiError(error: unknown): error is ApiError {
  return z.safeParse(Shape, error).success;
}

/** Returns the problem if it has this code, else null: `problemOf(error, 'quote-expired')?.newQuoteId`. */
export function problemOf<Code extends ProblemCode>(error: unknown, code: Code): ProblemOf<Code> | null {
  if (!isApiError(error) || error.kind !== 'problem' || error.problem.code !== code) return null;
  return error.problem as ProblemOf<Code>; // the union is discriminated by `code`, compared in the line above
}

/** True for the problem of a call that only reads. */
export const isReadProblem = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'problem' && error.isRead === true;

/**
 * True when it is unknown whether the call was carried out, so that it has to be sent again with the same key. A
 * failing backend or gateway, or an unreadable success, may have done so; only a refusal says that nothing was done.
 */
export function isUndecided(error: unknown): boolean {
  if (error === undefined) return false;
  if (!isApiError(error)) return true; // aborted because the session changed
  switch (error.kind) {
    case 'problem':
      return error.problem.status >= 500;
    case 'contract-violation':
      return error.status < 400 || error.status >= 500;
    case 'offline':
    case 'unreachable':
    case 'unanswered':
    case 'timeout':
    case 'defect': // the defect may have occurred while the response was read
      return true;
  }
}

export interface ErrorText {
  readonly title: string;
  readonly detail: string;
  /** What the person can do next; null where the refusal already says it. */
  readonly nextStep: string | null;
  /** The refused fields, where the backend names them. */
  readonly fields: readonly FieldError[];
  readonly requestId: string | null;
  /** Whether something failed that support would look into; a refusal, a closed or an offline service is none. */
  readonly isFault: boolean;
  /** Details for support; never the content of the request. */
  readonly copyable: string;
}

/** Returns the message for a person: a problem's own text, or a text from `failureTexts`. */
export function describeError(error: unknown): ErrorText {
  if (!isApiError(error)) {
    const { sentence } = failureTexts.unexpected;
    const detail = error instanceof Error ? error.message : sentence;
    return { ...textOf('unexpected'), detail, isFault: true, copyable: detail };
  }
  const copyable = JSON.stringify(error, null, 2);
  switch (error.kind) {
    case 'problem': {
      const { title, detail, requestId, status } = error.problem;
      const fields = 'errors' in error.problem ? error.problem.errors : [];
      const kind = kindOfStatus(status);
      const nextStep = kind && failureTexts[kind].nextStep;
      // Fields that the page should not have sent, or a failing backend.
      const isFault = fields.length > 0 || kind === 'unexpected' || status === 400;
      return { title, detail, nextStep, fields, requestId, isFault, copyable };
    }
    case 'offline':
      return { ...textOf('offline'), ...(error.unread && unreadText), isFault: false, copyable };
    case 'unreachable':
    case 'unanswered':
    case 'timeout':
      return { ...textOf(error.kind), isFault: true, copyable };
    case 'defect':
      return { ...textOf('unexpected'), isFault: true, copyable };
    case 'contract-violation': {
      const { detail, ...text } = textOf('contract');
      const facts = `${error.operation} answered ${error.status}; first difference: ${firstBreach(error.breaches)}.`;
      return { ...text, detail: `${detail} ${facts}`, requestId: error.requestId, isFault: true, copyable };
    }
  }
}

const unreadText = {
  detail: 'This was not opened before, so there is nothing to show yet.',
  nextStep: 'It loads once you’re back online.',
} as const;

function textOf(kind: FailureKind): Omit<ErrorText, 'copyable' | 'isFault'> {
  const { title, sentence, nextStep } = failureTexts[kind];
  return { title, detail: sentence, nextStep, fields: [], requestId: null };
}

function firstBreach(breaches: readonly ContractBreach[]): string {
  const [first] = breaches;
  return first ? `${first.pointer || 'the body'}: ${first.message}` : 'unknown';
}
