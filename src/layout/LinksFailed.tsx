import { ActionIcon } from '@mantine/core';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { PartFailed } from '#src/ui/trouble/PartFailed.tsx';

interface Props {
  /** There is room for an icon only. */
  readonly rail?: boolean;
  readonly onRetry: () => void;
}

/** Stands in the drawer where its links could not be loaded. */
export const LinksFailed = ({ rail, onRetry }: Props) =>
  rail ? (
    <ActionIcon
      variant="subtle"
      m="xs"
      aria-label="The menu could not be loaded. Try again"
      onClick={onRetry}
    >
      <Icon name="warning" />
    </ActionIcon>
  ) : (
    <PartFailed onRetry={onRetry} />
  );
