import { paymentStatuses, purposes } from '#src/resources/payments/labels.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { Latest } from './Latest.tsx';
import { useDashboard } from './use-dashboard.ts';
import { Verbatim } from '#src/ui/parts/Verbatim.tsx';

export function LatestPayments() {
  const { data, isLost } = useDashboard();
  if (isLost) return null; // the work queues report the failure
  return (
    <Latest
      heading="Latest payments"
      all={{ to: paths.administrationPayments(), label: 'All payments' }}
      none="No payments yet."
      items={data?.latestPayments.map((payment) => ({
        key: payment.id,
        title: (
          <AppLink to={paths.administrationPayments({ open: payment.id })}>
            <Verbatim>{payment.customerName}</Verbatim>
          </AppLink>
        ),
        text: `${purposes[payment.purpose]} · ${payment.planNumber} · ${payment.sourceLabel}`,
        amount: <Money value={payment.amount} />,
        status: <Status {...paymentStatuses[payment.status]} />,
      }))}
    />
  );
}
