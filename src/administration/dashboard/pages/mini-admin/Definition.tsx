import { ActionIcon, Popover, Text } from '@mantine/core';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from './FigureTile.module.css';

interface Props {
  readonly label: string;
  readonly text: string;
}

/** A button that shows the definition of a figure. */
export function Definition({ label, text }: Props) {
  return (
    <Popover width="16rem" position="bottom-end" withArrow returnFocus>
      <Popover.Target>
        <ActionIcon size="md" color="secondary" className={classes.info} aria-label={`What is “${label}”?`}>
          <Icon name="info" size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Text size="sm">{text}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}
