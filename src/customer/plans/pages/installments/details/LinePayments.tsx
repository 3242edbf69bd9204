import { Text } from '@mantine/core';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { hasMovedMoney } from '#contracts/payments/states.ts';
import { usePlanPayments } from '#src/customer/plans/use-plan-payments.ts';

interface Props {
  readonly planNumber: string;
  readonly lineNo: number;
}

/** The payments allocated to a line of the schedule, oldest first. */
export function LinePayments({ planNumber, lineNo }: Props) {
  const { payments = [] } = usePlanPayments(planNumber);
  const filled = payments.filter(({ lines, status }) => lines.includes(lineNo) && hasMovedMoney(status));
  return filled.toReversed().map(({ id, amount, refundedTotal, sourceLabel, triedAt }) => (
    <Text key={id} size="sm" mt="xs">
      From the payment of <Money value={amount} />, {sourceLabel}, <DateTimeText value={triedAt} />
      {refundedTotal.amountMinor > 0 && (
        <>
          ; <Money value={refundedTotal} /> of it was refunded
        </>
      )}
    </Text>
  ));
}
