import { Button, Group, Modal, Stack, type MantineSize } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PaperDialog.module.css';

interface Props {
  readonly title: string;
  /** False until there is something to print. */
  readonly isThere: boolean;
  readonly size?: MantineSize;
  readonly printLabel?: string;
  /** What a person chooses before printing; not on paper. */
  readonly settings?: ReactNode;
  /** Buttons before the one that prints. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A document over the page; on paper it stands alone. */
export function PaperDialog({ size = 'lg', printLabel = 'Print', ...props }: Props) {
  const { title, isThere, settings, buttons, children, onClose } = props;
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': 'Close', className: classes.control ?? '' }}
      classNames={{
        overlay: classes.overlay ?? '',
        inner: classes.inner ?? '',
        content: classes.paper ?? '',
      }}
    >
      <Stack gap="md">
        {settings !== undefined && <div className={classes.control}>{settings}</div>}
        {children}
        <Group justify="flex-end" className={classes.control}>
          {buttons}
          <Button
            variant={buttons === undefined ? 'default' : 'filled'}
            size="sm"
            disabled={!isThere}
            onClick={() => window.print()}
          >
            {printLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
