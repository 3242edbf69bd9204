import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

interface Props {
  readonly target: RefObject<HTMLButtonElement | null>;
  readonly reason: string;
}

/** Why a button does nothing. What places it beside the button is heavy, so it comes when there is a reason. */
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
