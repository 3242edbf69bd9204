import { Popover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** What was pressed to have this. */
  readonly button: ReactElement;
  readonly children: ReactNode;
}

/** The values of a filter; open once they are loaded. */
export default function FilterPopover({ button, children }: Props) {
  return (
    <Popover defaultOpened position="bottom-start" trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown>{children}</Popover.Dropdown>
    </Popover>
  );
}
