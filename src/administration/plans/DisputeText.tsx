import { Text } from '@mantine/core';
import type { Dispute } from '#contracts/plans/dispute.ts';
import { disputeReasons, disputeStatuses } from '#src/resources/plans/labels.ts';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { Status } from '#src/ui/parts/Status.tsx';

/** The customer's report and the answer to it, in the administration. */
export function DisputeText({ dispute }: { readonly dispute: Dispute }) {
  const { reason, text, openedAt, status, pausedUntil, answer } = dispute;
  return (
    <>
      {disputeReasons[reason]} <Status {...disputeStatuses[status]} />
      <Text span display="block" size="sm">
        {text}
      </Text>
      <Text span display="block" size="sm" c="dimmed">
        <DateTimeText value={openedAt} />
        {status === 'OPEN' && (
          <>
            , paused until <DateText value={pausedUntil} />
          </>
        )}
      </Text>
      {answer !== null && (
        <Text span display="block" size="sm">
          Answer: {answer}
        </Text>
      )}
    </>
  );
}
