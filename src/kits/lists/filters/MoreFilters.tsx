import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useModule } from '#src/ui/loading/use-module.ts';
import { useOpenFailed } from '#src/ui/loading/use-open-failed.ts';
import classes from '#src/kits/lists/ListTools.module.css';
import { loadListMenus } from '#src/kits/lists/load-list-menus.ts';
import type { ListControl } from '#src/kits/lists/use-list-query.ts';

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
  const menus = useModule(loadListMenus, isOpen, useOpenFailed(close));
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
      {menus && (
        <menus.FilterDrawer opened={isOpen} control={control} onClose={close}>
          {children?.(close)}
        </menus.FilterDrawer>
      )}
    </>
  );
}
