import type { Payment } from '#contracts/payments/payment.ts';
import { componentWords, lineName } from '#src/resources/plans/labels.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { paymentStatuses, purposes } from './labels.ts';

interface Props {
  readonly payment: Pick<
    Payment,
    | 'id'
    | 'purpose'
    | 'amount'
    | 'sources'
    | 'status'
    | 'allocations'
    | 'walletCredit'
    | 'refundedTotal'
    | 'kept'
    | 'triedAt'
  >;
  /** The plan's number and the products bought. */
  readonly plan: string;
  readonly wallet: string;
}

/** The receipt of a payment: amount, sources, and the lines of the plan that it was allocated to. */
export function ReceiptContents({ payment, plan, wallet }: Props) {
  const { amount, sources, allocations, walletCredit, refundedTotal, kept } = payment;
  return (
    <>
      <SumList
        items={[
          { label: purposes[payment.purpose], value: <Money value={amount} size="large" /> },
          { label: 'Plan', value: plan },
          { label: 'Time', value: <DateTimeText value={payment.triedAt} /> },
          { label: 'Status', value: paymentStatuses[payment.status].word },
          ...(refundedTotal.amountMinor > 0
            ? [
                { label: 'Refunded', value: <Money value={refundedTotal} /> },
                { label: 'Net paid', value: <Money value={kept} /> },
              ]
            : []),
          { label: 'Reference', value: payment.id },
        ]}
      />
      <section>
        <h3>Paid with</h3>
        <SumList
          items={sources.map((part) => ({ label: part.label, value: <Money value={part.amount} /> }))}
        />
      </section>
      {allocations.length > 0 && (
        <section>
          <h3>Where it went</h3>
          <SumList
            items={[
              ...allocations.map((part) => ({
                label: `${lineName(part.lineNo)}, ${componentWords[part.component]}`,
                value: <Money value={part.amount} />,
              })),
              ...(walletCredit.amountMinor > 0
                ? [{ label: wallet, value: <Money value={walletCredit} /> }]
                : []),
            ]}
          />
        </section>
      )}
    </>
  );
}
