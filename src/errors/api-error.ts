import type { FieldError, Problem, ProblemCode, ProblemOf } from '#contracts/problem.ts';
import { z } from '#contracts/z.ts';
import { type FailureKind, failureTexts, kindOfStatus } from './failure-texts.ts';

/** Where an answer left the contract: a pointer into the body and what was expected there. */
interface ContractBreach {
  readonly pointer: string;
  readonly message: string;
}

/**
 * Why a call gave no answer. Plain data, so that it may lie in the store.
 * `offline`: there was no response. `timeout`: there was none in time; the call may have been carried out all the same.
 * `defect`: this application failed while it made the request or read the response.
 */
export type ApiError =
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'offline'; readonly operation: string }
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

/** True for what the base query reports; anything else that is thrown is a defect of the page. */
export function isApiError(error: unknown): error is ApiError {
  return z.safeParse(Shape, error).success;
}

/** The problem with this code, or null: `problemOf(error, 'quote-expired')?.newQuoteId`. */
export function problemOf<Code extends ProblemCode>(error: unknown, code: Code): ProblemOf<Code> | null {
  if (!isApiError(error) || error.kind !== 'problem' || error.problem.code !== code) return null;
  return error.problem as ProblemOf<Code>; // the union is discriminated by `code`, compared in the line above
}

/**
 * True when it is unknown whether the call was carried out: send it again with the same key. A backend or a gateway that
 * failed may have done it before, and so may one whose success cannot be read; only a refusal says that nothing was done.
 */
export function isUndecided(error: unknown): boolean {
  if (error === undefined) return false;
  if (!isApiError(error)) return true; // aborted on the way: the session changed
  switch (error.kind) {
    case 'problem':
      return error.problem.status >= 500;
    case 'contract-violation':
      return error.status < 400 || error.status >= 500;
    case 'offline':
    case 'timeout':
    case 'defect': // perhaps while the response was read
      return true;
  }
}

export interface ErrorText {
  readonly title: string;
  readonly detail: string;
  /** What the person can do; null where the refusal says so itself. */
  readonly nextStep: string | null;
  /** Fields that were refused, where the backend names them. */
  readonly fields: readonly FieldError[];
  readonly requestId: string | null;
  /** Everything that helps who looks into it; never what was sent. */
  readonly copyable: string;
}

/** The message for a person: a problem in the backend's own words, everything else from the table. */
export function describeError(error: unknown): ErrorText {
  if (!isApiError(error)) {
    const { sentence } = failureTexts.unexpected;
    const detail = error instanceof Error ? error.message : sentence;
    return { ...textOf('unexpected'), detail, copyable: detail };
  }
  const copyable = JSON.stringify(error, null, 2);
  switch (error.kind) {
    case 'problem': {
      const { title, detail, requestId, status } = error.problem;
      const fields = 'errors' in error.problem ? error.problem.errors : [];
      const kind = kindOfStatus(status);
      const nextStep = kind && failureTexts[kind].nextStep;
      return { title, detail, nextStep, fields, requestId, copyable };
    }
    case 'offline':
    case 'timeout':
      return { ...textOf(error.kind), copyable };
    case 'defect':
      return { ...textOf('unexpected'), copyable };
    case 'contract-violation': {
      const { detail, ...text } = textOf('contract');
      const facts = `${error.operation} answered ${error.status}; first difference: ${firstBreach(error.breaches)}.`;
      return { ...text, detail: `${detail} ${facts}`, requestId: error.requestId, copyable };
    }
  }
}

function textOf(kind: FailureKind): Omit<ErrorText, 'copyable'> {
  const { title, sentence, nextStep } = failureTexts[kind];
  return { title, detail: sentence, nextStep, fields: [], requestId: null };
}

function firstBreach(breaches: readonly ContractBreach[]): string {
  const [first] = breaches;
  return first ? `${first.pointer || 'the body'}: ${first.message}` : 'unknown';
}
