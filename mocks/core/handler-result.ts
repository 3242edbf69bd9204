import type { Endpoint, StatusOf, SuccessStatus } from '#contracts/endpoint.ts';
import type { ProblemCode, ProblemExtra } from '#contracts/problem.ts';

/** The success of a handler. It is created by `reply` of the context, which types it by the endpoint. */
export class Success<Status extends SuccessStatus = SuccessStatus> {
  readonly status: Status;
  readonly body: unknown;

  constructor(status: Status, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** A problem of the catalogue with the members of this occurrence; the core adds type, title, status and ids. */
export class Problem {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly extra: object;

  constructor(code: ProblemCode, detail: string, extra: object) {
    this.code = code;
    this.detail = detail;
    this.extra = extra;
  }
}

/** Thrown to leave a handler with a problem; the transaction around it is undone. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.detail}`);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** The members that a problem has in addition to the common ones. */
type Extra<Code extends ProblemCode> =
  Record<never, never> extends ProblemExtra<Code>
    ? [extra?: ProblemExtra<Code>]
    : [extra: ProblemExtra<Code>];

/**
 * Answers with a problem and KEEPS what was written before, such as a wrong code that costs a try, or a declined
 * payment. `detail` is a sentence for a person.
 */
export function problem<const Code extends ProblemCode>(
  code: Code,
  detail: string,
  ...[extra]: Extra<Code>
): Problem {
  return new Problem(code, detail, extra ?? {});
}

/** The answer to one wrong field: `pointer` is its JSON pointer in the body, `message` a sentence for a person. */
export const invalidField = (pointer: string, code: string, message: string): Problem =>
  problem('validation-failed', message, { errors: [{ pointer, code, message }] });

/** Refuses with a problem and UNDOES whatever the request wrote. `detail` is a sentence for a person. */
export function raise<const Code extends ProblemCode>(
  code: Code,
  detail: string,
  ...extra: Extra<Code>
): never {
  throw new ProblemError(problem(code, detail, ...extra));
}

/** A fault of the backend itself; `advice` says what the caller can do. */
export const internalFault = (advice: string): Problem =>
  problem('internal', `This is our mistake, not yours. ${advice}`);

/** Returns the row; raises not-found, which does not reveal whether it never existed or belongs to someone else. */
export function requireRow<Row>(row: Row | undefined, entity: string): Row {
  return row ?? raise('not-found', `There is no such ${entity}.`, { entity });
}

/** Returns the row if it belongs to the caller; raises not-found for any other. */
export function requireOwnRow<Row extends { readonly userId: string }>(
  row: Row | undefined,
  subject: { readonly id: string },
  entity: string,
): Row {
  return requireRow(row?.userId === subject.id ? row : undefined, entity);
}

export type HandlerResult<E extends Endpoint> = Success<StatusOf<E>> | Problem;
