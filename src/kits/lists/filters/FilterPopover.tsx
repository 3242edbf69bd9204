import { Popover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** The button that opens the popover; it was pressed before this code was loaded. */
  readonly button: ReactElement;
  readonly children: ReactNode;
}

/** The popover of a filter; it is open when it is mounted. */
export function FilterPopover({ button, children }: Props) {
  return (
    <Popover defaultOpened position="bottom-start" trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown>{children}</Popover.Dropdown>
    </Popover>
  );
}
