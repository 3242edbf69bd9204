import { SimpleGrid } from '@mantine/core';
import { useGetDashboardQuery } from '#src/features/dashboard/api.ts';
import { notificationViews } from '#src/features/notifications/views.ts';
import { orderViews } from '#src/features/orders/views.ts';
import { paymentViews } from '#src/features/payments/views.ts';
import { planViews } from '#src/features/plans/views.ts';
import { batchViews } from '#src/features/scratchcards/views.ts';
import { Page } from '#src/layout/Page.tsx';
import { paths } from '#src/platform/paths.ts';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { LatestPayments } from './LatestPayments.tsx';
import classes from './Dashboard.module.css';
import { Tile } from './Tile.tsx';

export default function DashboardPage() {
  const { data, error, refetch } = useGetDashboardQuery();
  if (error !== undefined && data === undefined) {
    return (
      <Page heading="Administration">
        <ProblemNotice error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const figures = data?.figures;
  return (
    <Page heading="Administration">
      <ul className={classes.tiles} aria-label="Figures">
        <Tile
          label="Overdue plans"
          to={paths.administrationInstallments(planViews.overdue.filter)}
          total={figures?.overduePlans}
          alarming
        />
        <Tile
          label="Active plans"
          to={paths.administrationInstallments(planViews.active.filter)}
          total={figures?.activePlans}
        />
        <Tile
          label="Failed payments"
          to={paths.administrationPayments(paymentViews.failed.filter)}
          total={figures?.failedPayments}
          alarming
        />
        <Tile
          label="Payments in progress"
          to={paths.administrationPayments(paymentViews.inProgress.filter)}
          total={figures?.paymentsInProgress}
        />
        <Tile
          label="Orders to be paid"
          to={paths.orders(orderViews.unpaid.filter)}
          total={figures?.unpaidOrders}
        />
        <Tile label="Customers" to={paths.administrationUsers()} total={figures?.customers} />
        <Tile
          label="Batches awaiting approval"
          to={paths.administrationScratchcards(batchViews.toApprove.filter)}
          total={figures?.batchesToApprove}
        />
        <Tile
          label="Scheduled notifications"
          to={paths.administrationNotifications(notificationViews.scheduled.filter)}
          total={figures?.scheduledNotifications}
        />
      </ul>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <LatestOrders orders={data?.latestOrders} />
        <LatestPayments payments={data?.latestPayments} />
      </SimpleGrid>
    </Page>
  );
}
