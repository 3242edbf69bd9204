import { useListAllPaymentsQuery } from '#src/features/payments/api.ts';
import { paths } from '#src/platform/paths.ts';
import { Status } from '#src/ui/Status.tsx';
import { paymentStatuses, purposes } from '#src/features/payments/labels.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Latest } from './Latest.tsx';

export function LatestPayments() {
  const { data, error, refetch } = useListAllPaymentsQuery({ query: { sort: ['-createdAt'], limit: 5 } });
  return (
    <Latest
      heading="Latest payments"
      all={{ to: paths.administrationPayments(), label: 'All payments' }}
      none="Nobody has paid yet."
      error={error}
      onRetry={() => void refetch()}
      items={data?.items.map((payment) => ({
        key: payment.id,
        title: (
          <AppLink to={paths.administrationPayments({ open: payment.id })}>{payment.customerName}</AppLink>
        ),
        text: `${purposes[payment.purpose]} · ${payment.planNumber} · ${payment.sourceLabel}`,
        amount: <Money value={payment.amount} />,
        status: <Status {...paymentStatuses[payment.status]} />,
      }))}
    />
  );
}
