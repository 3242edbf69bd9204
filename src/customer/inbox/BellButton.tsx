import { ActionIcon } from '@mantine/core';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from './BellButton.module.css';

interface Props {
  readonly unread: number;
  readonly opened: boolean;
  readonly onPress: () => void;
}

/** The button that opens the inbox, with the number of unread messages. */
export function BellButton({ unread, opened, onPress }: Props) {
  return (
    <ActionIcon
      variant="transparent"
      className={classes.bell}
      aria-label={unread === 0 ? 'Messages' : `Messages, ${unread} unread`}
      aria-haspopup="dialog"
      aria-expanded={opened}
      onClick={onPress}
    >
      <Icon name="notifications" size={22} />
      {unread > 0 && (
        <span aria-hidden="true" className={classes.count}>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </ActionIcon>
  );
}
