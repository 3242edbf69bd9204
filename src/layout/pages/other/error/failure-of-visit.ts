import type { QueryOf } from '#src/platform/routing/page-table.ts';
import { Failure, failureOfKind, failureOfStatus } from '#src/errors/failure.ts';

interface Visit {
  readonly pathname: string;
  readonly query: QueryOf<'error'>;
  readonly state: unknown;
}

/** Returns the failure to show at `/other/error`. A link may choose its kind and path but not its texts. */
export function failureOfVisit({ pathname, query, state }: Visit): Failure {
  const carried = Failure.safeParse(state);
  if (carried.success) return carried.data;

  const { from: path = pathname, requestId = null, code = null } = query;
  const kind = Failure.shape.kind.safeParse(query.kind);
  const failure = kind.success ? failureOfKind(kind.data, path) : failureOfStatus(code, path);
  return { ...failure, requestId };
}
