import { Text } from '@mantine/core';
import type { ApprovalRow } from '#contracts/approvals/approval.ts';
import { ChangeShare } from '#src/ui/format/Share.tsx';
import { Money } from '#src/ui/format/Money.tsx';

/** The amount of a request; one that replaces another stands below it: "€5,000.00 →", "€8,000.00 (+60%)". */
export function RequestedAmount(request: Pick<ApprovalRow, 'amount' | 'amountBefore' | 'changeBps'>) {
  const { amount, amountBefore, changeBps } = request;
  if (!amount) return '–';
  if (!amountBefore) return <Money value={amount} />;
  return (
    // the change has a line of its own where the table is short of space
    <Text span display="block" inherit lh={1.2} style={{ whiteSpace: 'normal' }}>
      <Text span display="block" size="xs" c="dimmed" lh={1.2}>
        <Money value={amountBefore} /> →
      </Text>{' '}
      <Money value={amount} />
      {changeBps !== null && (
        <>
          {' '}
          <Text span display="inline-block" size="xs" lh={1.2}>
            (<ChangeShare bps={changeBps} />)
          </Text>
        </>
      )}
    </Text>
  );
}
