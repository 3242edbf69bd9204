import { useListBatchesQuery } from '#src/features/scratchcards/api.ts';
import { useListNotificationsQuery } from '#src/features/notifications/api.ts';
import { useListAllOrdersQuery } from '#src/features/orders/api.ts';
import { useListAllPaymentsQuery } from '#src/features/payments/api.ts';
import { useListAllPlansQuery } from '#src/features/plans/api.ts';
import { useListUsersQuery } from '#src/features/users/api.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { paths } from '#src/platform/paths.ts';
import { AdministrationPage } from '#src/layout/AdministrationPage.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { LatestPayments } from './LatestPayments.tsx';
import classes from './Overview.module.css';
import { Tile } from './Tile.tsx';

/** Only the total is wanted; the list behind the tile shows the rows. */
const one = { limit: 1, total: true };

export default function AdministrationOverviewPage() {
  // Figures are polled while the page is visible.
  const live = { pollingInterval: useConfiguration().pollIntervalMs, skipPollingIfUnfocused: true };
  const overdue = useListAllPlansQuery({ query: { ...one, filter: { status: ['OVERDUE'] } } }, live);
  const running = useListAllPlansQuery({ query: { ...one, filter: { status: ['ACTIVE'] } } }, live);
  const failed = useListAllPaymentsQuery({ query: { ...one, filter: { status: ['FAILED'] } } }, live);
  const underWay = useListAllPaymentsQuery({ query: { ...one, filter: { status: ['PROCESSING'] } } }, live);
  const unpaid = useListAllOrdersQuery(
    { query: { ...one, filter: { status: ['AWAITING_DOWN_PAYMENT'] } } },
    live,
  );
  const customers = useListUsersQuery({ query: one }, live);
  const approvals = useListBatchesQuery(
    { query: { ...one, filter: { status: ['PENDING_APPROVAL'] } } },
    live,
  );
  const scheduled = useListNotificationsQuery({ query: { ...one, filter: { status: ['SCHEDULED'] } } }, live);
  return (
    <AdministrationPage heading="Administration">
      <ul className={classes.tiles} aria-label="Figures">
        <Tile
          label="Overdue plans"
          to={paths.administrationInstallments({ status: 'OVERDUE' })}
          answer={overdue}
          alarming
        />
        <Tile
          label="Active plans"
          to={paths.administrationInstallments({ status: 'ACTIVE' })}
          answer={running}
        />
        <Tile
          label="Failed payments"
          to={paths.administrationPayments({ status: 'FAILED' })}
          answer={failed}
          alarming
        />
        <Tile
          label="Payments in progress"
          to={paths.administrationPayments({ status: 'PROCESSING' })}
          answer={underWay}
        />
        <Tile
          label="Orders to be paid"
          to={paths.orders({ status: 'AWAITING_DOWN_PAYMENT' })}
          answer={unpaid}
        />
        <Tile label="Customers" to={paths.administrationUsers()} answer={customers} />
        <Tile
          label="Batches awaiting approval"
          to={paths.administrationScratchcards({ status: 'PENDING_APPROVAL' })}
          answer={approvals}
        />
        <Tile
          label="Scheduled campaigns"
          to={paths.administrationNotifications({ status: 'SCHEDULED' })}
          answer={scheduled}
        />
      </ul>
      <div className={classes.columns}>
        <LatestOrders />
        <LatestPayments />
      </div>
    </AdministrationPage>
  );
}
