import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useDialogModule } from '#src/kits/actions/use-dialog-module.ts';
import classes from '#src/kits/lists/ListTools.module.css';
import type { ListControl } from '#src/kits/lists/use-list-query.ts';

const load = () => import('./FilterDrawer.tsx');

interface Props {
  readonly text: string;
  /** The number of applied filters that are not visible elsewhere. */
  readonly count: number;
  readonly control: ListControl;
  /** Further content of the drawer; `close` closes it. */
  readonly children?: (close: () => void) => ReactNode;
}

/** The button "Filters (2)": opens all filters, which are loaded on the first press. */
export function MoreFilters({ text, count, control, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const loaded = useDialogModule(load, close, isOpen);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        radius="xl"
        className={`${classes.more} ${count > 0 ? classes.narrowing : classes.pill}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? `${text} (${count})` : text}
      </Button>
      {loaded && (
        <loaded.FilterDrawer opened={isOpen} control={control} onClose={close}>
          {children?.(close)}
        </loaded.FilterDrawer>
      )}
    </>
  );
}
