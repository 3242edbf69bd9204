import { Button, Skeleton, Stack } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import type { InboxStatus } from '#contracts/inbox/item.ts';
import { EmptyState } from '#src/ui/parts/EmptyState.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useListInboxQuery } from './api.ts';
import { InboxMessage } from './InboxMessage.tsx';
import classes from './InboxTab.module.css';

export interface TabContent {
  readonly status: readonly InboxStatus[];
  readonly empty: { readonly title: string; readonly text: string };
}

interface Props extends TabContent, Pick<ComponentProps<typeof InboxMessage>, 'onFollowed' | 'onMoved'> {}

/** The messages of one tab, page by page. */
export function InboxTab(props: Props) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return cursors.map((cursor, index) => (
    <InboxPage
      key={cursor ?? 'first'}
      {...props}
      cursor={cursor}
      onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : null}
    />
  ));
}

interface PageProps extends Props {
  readonly cursor: string | undefined;
  /** Null if the next page is already shown. */
  readonly onMore: ((cursor: string) => void) | null;
}

function InboxPage({ status, cursor, empty, onMore, ...handlers }: PageProps) {
  const { data, error, refetch } = useListInboxQuery({ query: { filter: { status: [...status] }, cursor } });
  if (!data) {
    return error === undefined ? <Waiting /> : <ProblemNotice error={error} onRetry={() => void refetch()} />;
  }
  const { items, nextCursor } = data;
  if (items.length === 0 && cursor === undefined) return <EmptyState {...empty} />;
  return (
    <>
      <ul className={classes.list}>
        {items.map((item) => (
          <InboxMessage key={item.id} item={item} {...handlers} />
        ))}
      </ul>
      {onMore && nextCursor !== null && (
        <Button variant="default" fullWidth mt="sm" onClick={() => onMore(nextCursor)}>
          Show older messages
        </Button>
      )}
    </>
  );
}

function Waiting() {
  return (
    <Stack gap="md" role="status" aria-label="Loading" pt="sm">
      {[0, 1, 2].map((row) => (
        <Stack key={row} gap="xs">
          <Skeleton height="0.75rem" width="40%" />
          <Skeleton height="1rem" width="70%" />
          <Skeleton height="2rem" />
        </Stack>
      ))}
    </Stack>
  );
}
