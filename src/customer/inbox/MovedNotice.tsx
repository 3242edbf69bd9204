import { Button, Group, Paper } from '@mantine/core';
import type { Instant } from '#contracts/dates.ts';
import type { InboxItem } from '#contracts/inbox/item.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import classes from './MovedNotice.module.css';

export interface Moved {
  /** As it was before. */
  readonly item: InboxItem;
  /** When it appears again; null if it was archived. */
  readonly until: Instant | null;
}

interface Props {
  readonly moved: Moved;
  readonly onUndo: () => void;
}

/** Says what was just archived or snoozed. The focus moves to its button, because the one that was pressed is gone. */
export function MovedNotice({ moved: { item, until }, onUndo }: Props) {
  const undo = useFocusOnMount();
  return (
    <Paper className={classes.notice} mb="sm">
      <Group justify="space-between" wrap="nowrap">
        <span>
          “{item.title}” is{' '}
          {until === null ? (
            'archived'
          ) : (
            <>
              snoozed until <DateTimeText value={until} />
            </>
          )}
          .
        </span>
        {/* The second press of a double click on "Archive" lands here. */}
        <Button ref={undo} size="sm" variant="default" onClick={({ detail }) => detail < 2 && onUndo()}>
          Undo
        </Button>
      </Group>
    </Paper>
  );
}
