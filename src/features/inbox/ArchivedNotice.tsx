import { Button, Group, Paper } from '@mantine/core';
import type { InboxItem } from '#contracts/inbox/item.ts';
import { useFocusOnMount } from '#src/ui/use-focus-on-mount.ts';
import classes from './ArchivedNotice.module.css';

interface Props {
  readonly item: Pick<InboxItem, 'title'>;
  readonly onUndo: () => void;
}

/** Says what was just archived. The focus moves to its button, because the one that was pressed is gone. */
export function ArchivedNotice({ item, onUndo }: Props) {
  const undo = useFocusOnMount();
  return (
    <Paper className={classes.notice} mb="sm">
      <Group justify="space-between" wrap="nowrap">
        <span>“{item.title}” is archived.</span>
        {/* The second press of a double click on "Archive" lands here. */}
        <Button ref={undo} size="sm" variant="default" onClick={({ detail }) => detail < 2 && onUndo()}>
          Undo
        </Button>
      </Group>
    </Paper>
  );
}
