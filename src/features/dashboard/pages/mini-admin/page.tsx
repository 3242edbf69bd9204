import { SimpleGrid } from '@mantine/core';
import { campaignList } from '#src/features/notifications/list.tsx';
import { orderList } from '#src/features/orders/list.tsx';
import { paymentList } from '#src/features/payments/list.tsx';
import { planList } from '#src/features/plans/list.tsx';
import { batchList } from '#src/features/scratchcards/list.tsx';
import { userList } from '#src/features/users/list.tsx';
import { Page } from '#src/layout/Page.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { LatestPayments } from './LatestPayments.tsx';
import classes from './Overview.module.css';
import { Tile } from './Tile.tsx';

export default function AdministrationOverviewPage() {
  return (
    <Page heading="Administration">
      <ul className={classes.tiles} aria-label="Figures">
        <Tile label="Overdue plans" list={planList} view="overdue" alarming />
        <Tile label="Active plans" list={planList} view="active" />
        <Tile label="Failed payments" list={paymentList} view="failed" alarming />
        <Tile label="Payments in progress" list={paymentList} view="inProgress" />
        <Tile label="Orders to be paid" list={orderList} view="unpaid" />
        <Tile label="Customers" list={userList} />
        <Tile label="Batches awaiting approval" list={batchList} view="toApprove" />
        <Tile label="Scheduled campaigns" list={campaignList} view="scheduled" />
      </ul>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <LatestOrders />
        <LatestPayments />
      </SimpleGrid>
    </Page>
  );
}
