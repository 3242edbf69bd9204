import { Failure, failureOfKind, failureOfStatus } from '#src/errors/failure.ts';

interface Visit {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

/** What to show at `/other/error`. A link may say which kind of failure and where, never what the page tells people. */
export function failureOfVisit({ pathname, search, state }: Visit): Failure {
  const carried = Failure.safeParse(state);
  if (carried.success) return carried.data;

  const query = new URLSearchParams(search);
  const from = query.get('from') ?? '';
  const path = /^\/(?!\/)[\w./-]{0,200}$/.test(from) ? from : pathname;
  const requestId = /^[\w-]{1,64}$/.exec(query.get('requestId') ?? '')?.[0] ?? null;
  const kind = Failure.shape.kind.safeParse(query.get('kind'));
  const failure = kind.success ? failureOfKind(kind.data, path) : failureOfStatus(query.get('code'), path);
  return { ...failure, requestId };
}
