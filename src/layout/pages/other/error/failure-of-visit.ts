import type { QueryOf } from '#src/platform/page-table.ts';
import { Failure, failureOfKind, failureOfStatus } from '#src/errors/failure.ts';

interface Visit {
  readonly pathname: string;
  readonly query: QueryOf<'error'>;
  readonly state: unknown;
}

/** What to show at `/other/error`. A link may say which kind of failure and where, never what the page tells people. */
export function failureOfVisit({ pathname, query, state }: Visit): Failure {
  const carried = Failure.safeParse(state);
  if (carried.success) return carried.data;

  const { from: path = pathname, requestId = null, code = null } = query;
  const kind = Failure.shape.kind.safeParse(query.kind);
  const failure = kind.success ? failureOfKind(kind.data, path) : failureOfStatus(code, path);
  return { ...failure, requestId };
}
