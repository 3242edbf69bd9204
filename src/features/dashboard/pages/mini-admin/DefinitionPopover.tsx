import { Popover, Text } from '@mantine/core';
import type { ReactElement } from 'react';

interface Props {
  /** What was pressed to have this. */
  readonly button: ReactElement;
  readonly label: string;
  readonly text: string;
}

/** A definition; open when it comes. */
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
