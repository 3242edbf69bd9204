import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

interface Props {
  readonly target: RefObject<HTMLButtonElement | null>;
  readonly reason: string;
}

/**
 * A tooltip with the reason why a button is inert. Its positioning code is heavy and is loaded when there is a
 * reason.
 */
export function ButtonReason({ target, reason }: Props) {
  return (
    <Tooltip
      target={target}
      label={reason}
      multiline
      maw="16rem"
      events={{ hover: true, focus: true, touch: true }}
    />
  );
}
