import { Skeleton } from '@mantine/core';
import type { Dashboard } from '#contracts/dashboard/dashboard.ts';
import { useGetChartQuery } from '#src/administration/dashboard/api.ts';
import { ageing } from '#src/administration/dashboard/ageing.ts';
import { span } from '#src/administration/dashboard/figures.ts';
import { TileFailed } from '#src/administration/dashboard/TileFailed.tsx';
import { toReview } from '#src/administration/collateral/views.ts';
import { orderViews } from '#src/administration/orders/views.ts';
import { paymentViews } from '#src/administration/payments/views.ts';
import { notificationViews } from '#src/administration/notifications/views.ts';
import { batchViews } from '#src/administration/batches/views.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Count } from '#src/ui/format/Count.tsx';
import classes from '#src/administration/dashboard/ChartCard.module.css';
import { useDashboard } from './use-dashboard.ts';

interface Queue {
  readonly label: string;
  readonly to: string;
  readonly count: number;
}

/** A day before any note. */
const longAgo = '2020-01-01';

function queuesOf(figures: Dashboard['figures'], today: string): readonly Queue[] {
  return [
    {
      label: 'Collateral to review',
      to: paths.administrationCollateral(toReview),
      count: figures.collateralToReview,
    },
    {
      label: 'Budgets to review',
      to: paths.orders(orderViews.budgets.filter),
      count: figures.budgetsToReview,
    },
    {
      label: 'Failed payments',
      to: paths.administrationPayments(paymentViews.failed.filter),
      count: figures.failedPayments,
    },
    {
      label: 'Payments in progress',
      to: paths.administrationPayments(paymentViews.inProgress.filter),
      count: figures.paymentsInProgress,
    },
    {
      label: 'Approvals waiting',
      to: paths.administrationApprovals({ status: ['PENDING'] }),
      count: figures.approvalsWaiting,
    },
    {
      label: 'Batches awaiting approval',
      to: paths.administrationBatches(batchViews.toApprove.filter),
      count: figures.batchesToApprove,
    },
    {
      label: 'Notes due',
      to: paths.administrationUsers({ noteDueOn: span({ from: longAgo, to: today }) }),
      count: figures.notesDue,
    },
    { label: 'Orders to be paid', to: paths.orders(orderViews.unpaid.filter), count: figures.unpaidOrders },
    {
      label: 'Scheduled notifications',
      to: paths.administrationNotifications(notificationViews.scheduled.filter),
      count: figures.scheduledNotifications,
    },
  ];
}

/** Counts of open work; overdue plans are divided by lateness once that is known. */
export function WorkQueues() {
  const { data, error, isLost, refetch } = useDashboard();
  const lateness = useGetChartQuery({ params: { chart: 'ageing' }, query: {} });
  const chart = lateness.data;
  const isLateLost = !chart && lateness.error !== undefined && !lateness.isFetching;
  const plans = chart?.series.find(({ name }) => name === 'PLANS')?.values;
  const late = chart?.keys.flatMap((key, index): Queue[] => {
    const { word, rows } = ageing;
    const count = plans?.unit === 'COUNT' ? (plans.counts[index] ?? 0) : 0;
    if (key === 'NOT_DUE' || key === 'DUE_TODAY') return [];
    return [
      {
        label: key === 'IN_GRACE' ? 'Plans in grace' : `Plans ${word(key).toLowerCase()} late`,
        to: rows(key),
        count,
      },
    ];
  });
  const queues = data ? [...queuesOf(data.figures, data.businessDate), ...(late ?? [])] : null;
  if (isLost) return <TileFailed error={error} onRetry={() => void refetch()} />;
  return (
    <section className={classes.card} aria-label="Work queues">
      <div className={classes.head}>
        <h2>Work queues</h2>
      </div>
      {queues ? (
        <ul className={classes.rows}>
          {queues.map(({ label, to, count }) => (
            <li key={label} data-none={count === 0 || undefined}>
              <AppLink to={to}>{label}</AppLink>
              <strong>
                <Count value={count} />
              </strong>
            </li>
          ))}
          {isLateLost && (
            <li>
              Late plans
              <TileFailed error={lateness.error} onRetry={() => void lateness.refetch()} />
            </li>
          )}
        </ul>
      ) : (
        <Skeleton height="24rem" />
      )}
    </section>
  );
}
