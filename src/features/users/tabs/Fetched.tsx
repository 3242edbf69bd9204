import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';

interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Props<Item> {
  readonly answer: Answer<{ readonly items: readonly Item[] }>;
  /** What is said when there is nothing. */
  readonly none: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** The rows of a tab once they are there; why not otherwise. */
export function Fetched<Item>({ answer: { data, error, isFetching, refetch }, none, children }: Props<Item>) {
  if (!data && error !== undefined && !isFetching)
    return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="6rem" />;
  if (data.items.length === 0) return <Text size="sm">{none}</Text>;
  return children(data.items);
}
