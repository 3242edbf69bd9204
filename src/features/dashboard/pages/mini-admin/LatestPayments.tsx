import { paymentStatuses, purposes } from '#src/features/payments/labels.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Latest } from './Latest.tsx';
import { useDashboard } from './use-dashboard.ts';

export function LatestPayments() {
  const { data, isLost } = useDashboard();
  if (isLost) return null; // the work queues report the failure
  return (
    <Latest
      heading="Latest payments"
      all={{ to: paths.administrationPayments(), label: 'All payments' }}
      none="Nobody has paid yet."
      items={data?.latestPayments.map((payment) => ({
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
