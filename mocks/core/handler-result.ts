import type { Endpoint, StatusOf, SuccessStatus } from '#contracts/endpoint.ts';
import type { ProblemCode, ProblemExtra } from '#contracts/problem.ts';

/** The success of a handler. `reply` of its context makes it, typed by the endpoint. */
export class Success<Status extends SuccessStatus = SuccessStatus> {
  readonly status: Status;
  readonly body: unknown;
  /** Headers instead of those that the endpoint declares. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: Status, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
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

/** The members that a problem has beyond the common ones; left out when it has none. */
type Extra<Code extends ProblemCode> =
  Record<never, never> extends ProblemExtra<Code>
    ? [extra?: ProblemExtra<Code>]
    : [extra: ProblemExtra<Code>];

/**
 * Answers with a problem and KEEPS what was written before: a wrong code that costs a try, a declined payment.
 * `detail` is a sentence for a person.
 */
export function problem<const Code extends ProblemCode>(
  code: Code,
  detail: string,
  ...[extra]: Extra<Code>
): Problem {
  return new Problem(code, detail, extra ?? {});
}

/** Refuses with a problem and UNDOES whatever the request wrote. `detail` is a sentence for a person. */
export function raise<const Code extends ProblemCode>(
  code: Code,
  detail: string,
  ...extra: Extra<Code>
): never {
  throw new ProblemError(problem(code, detail, ...extra));
}

/** A fault of the backend itself. `advice`: what whoever is answered can do. */
export const ourFault = (advice: string): Problem =>
  problem('internal', `This is our mistake, not yours. ${advice}`);

/** The row, or a not-found problem that does not reveal whether it never existed or belongs to someone else. */
export function found<Row>(row: Row | undefined, entity: string): Row {
  return row ?? raise('not-found', `There is no such ${entity}.`, { entity });
}

/** The row if it belongs to the caller; any other row is not found. */
export function owned<Row extends { readonly userId: string }>(
  row: Row | undefined,
  subject: { readonly id: string },
  entity: string,
): Row {
  return found(row?.userId === subject.id ? row : undefined, entity);
}

export type HandlerResult<E extends Endpoint> = Success<StatusOf<E>> | Problem;
