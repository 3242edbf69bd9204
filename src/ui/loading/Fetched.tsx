import type { ReactNode } from 'react';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';

interface Props<Data> {
  /** The result of a query hook of src/api. */
  readonly response: {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Shown until the data arrive. */
  readonly waiting?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows the data of a query; if it failed, the problem and a retry button. */
export function Fetched<Data>({
  response: { data, error, isFetching, refetch },
  waiting,
  children,
}: Props<Data>) {
  if (data !== undefined) return children(data);
  if (error !== undefined && !isFetching)
    return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  return waiting;
}
