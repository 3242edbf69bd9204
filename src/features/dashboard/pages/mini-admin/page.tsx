import { SimpleGrid } from '@mantine/core';
import { useGetOverviewQuery } from '#src/features/dashboard/api.ts';
import { campaignList } from '#src/features/notifications/list.tsx';
import { orderList } from '#src/features/orders/list.tsx';
import { paymentList } from '#src/features/payments/list.tsx';
import { planList } from '#src/features/plans/list.tsx';
import { batchList } from '#src/features/scratchcards/list.tsx';
import { userList } from '#src/features/users/list.tsx';
import { Page } from '#src/layout/Page.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { LatestPayments } from './LatestPayments.tsx';
import classes from './Overview.module.css';
import { Tile } from './Tile.tsx';

export default function AdministrationOverviewPage() {
  const { data, error, refetch } = useGetOverviewQuery();
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
        <Tile label="Overdue plans" list={planList} view="overdue" total={figures?.overduePlans} alarming />
        <Tile label="Active plans" list={planList} view="active" total={figures?.activePlans} />
        <Tile
          label="Failed payments"
          list={paymentList}
          view="failed"
          total={figures?.failedPayments}
          alarming
        />
        <Tile
          label="Payments in progress"
          list={paymentList}
          view="inProgress"
          total={figures?.paymentsInProgress}
        />
        <Tile label="Orders to be paid" list={orderList} view="unpaid" total={figures?.unpaidOrders} />
        <Tile label="Customers" list={userList} total={figures?.customers} />
        <Tile
          label="Batches awaiting approval"
          list={batchList}
          view="toApprove"
          total={figures?.batchesToApprove}
        />
        <Tile
          label="Scheduled campaigns"
          list={campaignList}
          view="scheduled"
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
