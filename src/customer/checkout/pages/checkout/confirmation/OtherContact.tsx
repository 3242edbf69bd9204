import { Anchor } from '@mantine/core';
import type { Challenge, CodeChannel } from '#contracts/auth/challenge.ts';

interface Props {
  readonly challenge: Challenge;
  readonly onAsk: (channel: CodeChannel) => void;
}

/** A button that sends the next code to the customer's other contact; nothing if there is none. */
export function OtherContact({ challenge: { otherChannel }, onAsk }: Props) {
  return (
    otherChannel && (
      <Anchor
        component="button"
        type="button"
        size="sm"
        underline="always"
        onClick={() => onAsk(otherChannel.channel)}
      >
        Send it to {otherChannel.maskedTarget} instead
      </Anchor>
    )
  );
}
