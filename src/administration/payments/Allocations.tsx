import type { PaymentDetails } from '#contracts/payments/payment.ts';
import { componentWords, lineName } from '#src/resources/plans/labels.ts';
import { capitalised } from '#src/ui/format/capitalised.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';

type Props = Pick<PaymentDetails, 'allocations' | 'walletCredit'>;

/** The lines of the plan that a payment was allocated to; nothing before it is paid. */
export function Allocations({ allocations, walletCredit }: Props) {
  const parts = allocations.map(({ lineNo, component, amount }) => ({
    key: `${lineNo} ${component}`,
    cells: [lineName(lineNo), capitalised(componentWords[component]), <Money key="amount" value={amount} />],
  }));
  const credit = {
    key: 'wallet',
    cells: ['Wallet', 'Credit', <Money key="amount" value={walletCredit} />],
  };
  const rows = walletCredit.amountMinor > 0 ? [...parts, credit] : parts;
  if (rows.length === 0) return null;
  return (
    <Section title="Where it went">
      <SmallTable columns={['Line', 'Part', 'Amount']} rows={rows} />
    </Section>
  );
}
