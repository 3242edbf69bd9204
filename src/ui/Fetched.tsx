import type { ReactNode } from 'react';
import { ProblemNotice } from './ProblemNotice.tsx';

interface Props<Data> {
  /** What a query hook of src/api gave. */
  readonly answer: {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Stands there until the data comes. */
  readonly waiting?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a query fetched, once it is there; when it failed, why and the way to try again. */
export function Fetched<Data>({
  answer: { data, error, isFetching, refetch },
  waiting,
  children,
}: Props<Data>) {
  if (data !== undefined) return children(data);
  if (error !== undefined && !isFetching)
    return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  return waiting;
}
