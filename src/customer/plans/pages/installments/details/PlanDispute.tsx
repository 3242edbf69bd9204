import { Text } from '@mantine/core';
import type { Dispute } from '#contracts/plans/dispute.ts';
import { disputeReasons, disputeStatuses } from '#src/resources/plans/labels.ts';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { Part } from '#src/customer/plans/Part.tsx';

/** The customer's last reported problem and its outcome. */
export function PlanDispute({ dispute }: { readonly dispute: Dispute }) {
  const { reason, text, openedAt, status, pausedUntil, answer, closedAt } = dispute;
  return (
    <Part heading="Problem you reported">
      <Text fw="var(--mantine-font-weight-medium)">
        {disputeReasons[reason]} <Status {...disputeStatuses[status]} />
      </Text>
      <Text size="sm">{text}</Text>
      <Text size="sm" c="dimmed">
        Reported <DateTimeText value={openedAt} />
      </Text>
      {status === 'OPEN' ? (
        <Text size="sm" mt="xs">
          We are looking into it. Until <DateText value={pausedUntil} /> we send no reminders and add no late
          fees. Instalments stay due on their days.
        </Text>
      ) : answer === null ? (
        <Text size="sm" mt="xs">
          Closed, because the plan has ended.
        </Text>
      ) : (
        <Text size="sm" mt="xs">
          <strong>Our answer</strong>
          {closedAt !== null && (
            <>
              , <DateTimeText value={closedAt} />
            </>
          )}
          : {answer}
        </Text>
      )}
    </Part>
  );
}
