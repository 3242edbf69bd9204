import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOpenedModule } from '#src/ui/loading/use-opened-module.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from '#src/kits/lists/ListTools.module.css';
import { type ListMenus, loadListMenus } from '#src/kits/lists/load-list-menus.ts';

interface Props {
  /** The filter's name and its chosen values. */
  readonly text: string;
  readonly isNarrowing: boolean;
  /** What the popover shows. It is loaded with it, since the popover focuses the first control when it opens. */
  readonly children: (menus: ListMenus) => ReactNode;
}

/** The button of a filter, or of the columns. Its popover is loaded on the first press. */
export function FilterButton({ text, isNarrowing, children }: Props) {
  const [menus, open] = useOpenedModule(loadListMenus);
  const button = (
    <Button
      variant="default"
      size="xs"
      radius="xl"
      className={isNarrowing ? classes.narrowing : classes.pill}
      rightSection={<Icon name="chevron-down" size={14} />}
      aria-haspopup="dialog"
      onClick={open}
    >
      {text}
    </Button>
  );
  return menus ? <menus.FilterPopover button={button}>{children(menus)}</menus.FilterPopover> : button;
}
