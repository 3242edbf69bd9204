import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  /** The result of a query hook of src/api. */
  readonly response: { readonly isFetching: boolean; readonly refetch: () => unknown };
  /** What is not known. */
  readonly children: ReactNode;
}

/** Stands in place of a button while it cannot be read whether it can be pressed. */
export const UnreadPart = ({ response: { isFetching, refetch }, children }: Props) => (
  <Group gap="xs">
    <Text size="sm" c="dimmed" role="status">
      {children}
    </Text>
    <Button variant="default" size="sm" loading={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  </Group>
);
