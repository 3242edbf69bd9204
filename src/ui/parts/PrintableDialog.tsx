import { Button, Modal, Stack, type MantineSize } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogButtons } from './DialogButtons.tsx';
import classes from './PrintableDialog.module.css';

interface Props {
  readonly title: string;
  /** False until the document has been loaded. */
  readonly isThere: boolean;
  readonly size?: MantineSize;
  readonly printLabel?: string;
  /** Settings for the print; not printed themselves. */
  readonly settings?: ReactNode;
  /** Buttons before the print button. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog with a printable document; only the document is printed. */
export function PrintableDialog({ size = 'lg', printLabel = 'Print', ...props }: Props) {
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
        content: classes.document ?? '',
      }}
    >
      <Stack gap="md">
        {settings !== undefined && <div className={classes.control}>{settings}</div>}
        {children}
        <DialogButtons className={classes.control}>
          {buttons}
          <Button
            variant={buttons === undefined ? 'default' : 'filled'}
            size="sm"
            disabled={!isThere}
            onClick={() => window.print()}
          >
            {printLabel}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
