import { Popover, Text } from '@mantine/core';
import type { ReactElement } from 'react';

interface Props {
  /** The button that opens the popover; it was pressed before this code was loaded. */
  readonly button: ReactElement;
  readonly label: string;
  readonly text: string;
}

/** The popover with a definition; it is open when it is mounted. */
export default function DefinitionPopover({ button, label, text }: Props) {
  return (
    <Popover defaultOpened width="16rem" position="bottom-end" withArrow returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Text size="sm">{text}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}
