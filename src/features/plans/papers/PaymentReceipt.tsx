import { Skeleton } from '@mantine/core';
import type { Payment } from '#contracts/payments/payment.ts';
import { useGetPaymentQuery } from '#src/features/payments/own-api.ts';
import { paymentStatuses, purposes } from '#src/features/payments/labels.ts';
import { componentWords, lineName } from '#src/features/plans/labels.ts';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { type Fact, SumList } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { PaperDialog } from '#src/ui/PaperDialog.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';

interface Props {
  readonly paymentId: string;
  readonly plan: { readonly number: string; readonly title: string };
  readonly onClose: () => void;
}

/** What was paid, with what, and which lines of the plan got it. */
export default function PaymentReceipt({ paymentId, plan, onClose }: Props) {
  const { data: payment, error, refetch } = useGetPaymentQuery({ params: { paymentId } });
  return (
    <PaperDialog title="Receipt" isThere={payment !== undefined} onClose={onClose}>
      {error !== undefined && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!payment && error === undefined && <Skeleton height="12rem" />}
      {payment && <Contents payment={payment} plan={plan} />}
    </PaperDialog>
  );
}

function Contents({ payment, plan }: { readonly payment: Payment; readonly plan: Props['plan'] }) {
  const { amount, sources, allocations, walletCredit } = payment;
  const paidFor: Fact[] = allocations.map((part) => ({
    label: `${lineName(part.lineNo)}, ${componentWords[part.component]}`,
    value: <Money value={part.amount} />,
  }));
  return (
    <>
      <SumList
        items={[
          { label: purposes[payment.purpose], value: <Money value={amount} size="large" /> },
          { label: 'Plan', value: `${plan.number}, ${plan.title}` },
          { label: 'Time', value: <DateTimeText value={payment.createdAt} /> },
          { label: 'Status', value: paymentStatuses[payment.status].word },
          { label: 'Payment', value: payment.id },
        ]}
      />
      <section>
        <h3>Paid with</h3>
        <SumList
          items={sources.map((part) => ({ label: part.label, value: <Money value={part.amount} /> }))}
        />
      </section>
      {paidFor.length > 0 && (
        <section>
          <h3>Where it went</h3>
          <SumList
            items={[
              ...paidFor,
              ...(walletCredit.amountMinor > 0
                ? [{ label: 'Your wallet', value: <Money value={walletCredit} /> }]
                : []),
            ]}
          />
        </section>
      )}
    </>
  );
}
