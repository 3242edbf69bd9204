import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PaperDialog.module.css';

interface Props {
  readonly title: string;
  /** False until there is something to print. */
  readonly isThere: boolean;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A document over the page; on paper it stands alone. */
export function PaperDialog({ title, isThere, children, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close', className: classes.control ?? '' }}
      classNames={{
        overlay: classes.overlay ?? '',
        inner: classes.inner ?? '',
        content: classes.paper ?? '',
      }}
    >
      <Stack gap="md">
        {children}
        <Group justify="flex-end" className={classes.control}>
          <Button variant="default" size="sm" disabled={!isThere} onClick={() => window.print()}>
            Print
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
