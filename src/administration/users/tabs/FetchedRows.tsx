import { Skeleton, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Fetched } from '#src/ui/loading/Fetched.tsx';

interface Props<Item> {
  readonly response: ComponentProps<typeof Fetched<{ readonly items: readonly Item[] }>>['response'];
  /** The text shown without rows. */
  readonly none: string;
  /** The link to all rows. */
  readonly more?: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** The rows of a tab after they have been fetched, or the problem. */
export const FetchedRows = <Item,>({ response, none, more, children }: Props<Item>) => (
  <Fetched response={response} waiting={<Skeleton height="6rem" />}>
    {({ items }) =>
      items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      ) : (
        <>
          {children(items)}
          {more}
        </>
      )
    }
  </Fetched>
);
