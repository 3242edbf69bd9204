import { VisuallyHidden } from '@mantine/core';
import { clockText } from '#src/platform/browser/use-seconds-left.ts';

const announced = [60, 30, 10];

/** A countdown in seconds. A screen reader announces it three times instead of every second. */
export function Countdown({ seconds, what }: { seconds: number; what: string }) {
  const announcedSeconds = announced.findLast((mark) => seconds <= mark);
  return (
    <>
      <span>
        {what}{' '}
        <strong role="timer" translate="no">
          {clockText(seconds)}
        </strong>
      </span>
      <VisuallyHidden>
        <span role="status">
          {announcedSeconds !== undefined && seconds > 0 ? `${what} ${announcedSeconds} seconds` : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
