import { Fragment, useEffect } from 'react';
import { openPlanStates } from '#contracts/plans/states.ts';
import { useGetMeQuery } from '#src/api/signed-in-account.ts';
import { useListCollateralsQuery } from '#src/customer/collateral/api.ts';
import { selectDraft } from '#src/customer/draft/draft.ts';
import { useListInboxQuery } from '#src/customer/inbox/api.ts';
import { useListOrdersQuery } from '#src/customer/orders/api.ts';
import { useListPlansQuery } from '#src/customer/plans/api.ts';
import { ShortfallNotice } from '#src/customer/plans/ShortfallNotice.tsx';
import { useListMyScratchcardsQuery } from '#src/customer/scratchcards/api.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { NextPayment } from './NextPayment.tsx';
import { SignedInWaiting } from './NextPaymentCard.tsx';
import { NewestMessages } from './NewestMessages.tsx';
import { OtherPlans } from './OtherPlans.tsx';
import { OverdueBanner } from './OverdueBanner.tsx';
import { isListed, openCollateral, waitingStatuses } from './waiting-order.ts';
import { WaitingOrders } from './WaitingOrders.tsx';
import { Wallet } from './Wallet.tsx';
import classes from './SignedInHome.module.css';

interface Props {
  /** Called with whether this device's own purchase is listed among the orders in progress. */
  readonly onOwnListed: (isListed: boolean) => void;
}

/**
 * The signed-in customer's part of home: late payments, missing collateral, the next payment, orders in progress, other
 * plans, newest messages, wallet. A part that cannot be read is missing, and one notice says so and tries again.
 */
export default function SignedInHome({ onOwnListed }: Props) {
  const { orderId: ownOrderId } = useAppSelector(selectDraft);
  const plans = useListPlansQuery({
    query: {
      filter: { status: [...openPlanStates] },
      sort: ['nextDue'],
      limit: 4,
      total: true,
    },
  });
  const inbox = useListInboxQuery({
    query: { filter: { status: ['UNREAD', 'READ'] }, limit: 3 },
  });
  const account = useGetMeQuery();
  const cards = useListMyScratchcardsQuery({
    query: { filter: { status: ['ACTIVE'] }, limit: 1, total: true },
  });
  const orders = useListOrdersQuery({
    query: { filter: { status: [...waitingStatuses] }, sort: ['-createdAt'], limit: 25 },
  });
  const waiting = orders.data?.items ?? [];
  const collaterals = useListCollateralsQuery(
    { query: { filter: { status: [...openCollateral] }, limit: 100 } },
    { skip: waiting.every(({ status }) => status !== 'COLLATERAL_REQUIRED') },
  );
  // Asked for only if there is nothing to pay: a customer who has never bought is led to the products.
  const anyPlan = useListPlansQuery(
    { query: { limit: 1 } },
    { skip: plans.data === undefined || plans.data.items.length > 0 },
  );
  const all = [plans, anyPlan, inbox, account, cards, orders, collaterals];
  const failed = all.filter(({ data, error }) => data === undefined && error !== undefined);
  const listed = waiting.filter((order) => isListed(order, collaterals.data?.items ?? [], ownOrderId));
  const isOwnListed = listed.some(({ id }) => id === ownOrderId);
  useEffect(() => {
    onOwnListed(isOwnListed);
  }, [onOwnListed, isOwnListed]);
  const wallet = account.data?.kind === 'CUSTOMER' ? account.data.user.walletBalance : null;
  // Shown together, so that later answers do not move earlier ones. A retry leaves what is shown.
  if (all.some(({ isLoading, error }) => isLoading && error === undefined)) return <SignedInWaiting />;
  const [next, ...laterPlans] = plans.data?.items ?? [];
  const messages = inbox.data?.items ?? [];
  const refetchFailed = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <>
      {failed[0] && <ProblemNotice error={failed[0].error} onRetry={refetchFailed} />}
      {plans.data?.items.map((plan) => (
        <Fragment key={plan.id}>
          <OverdueBanner plan={plan} />
          <ShortfallNotice plan={plan} />
        </Fragment>
      ))}
      {/* An order in progress matters more than that nothing is due. */}
      {plans.data && (next !== undefined || listed.length === 0) && (
        <NextPayment plan={next} total={plans.data.total} hasPlans={anyPlan.data?.items.length !== 0} />
      )}
      <div className={classes.beside}>
        <WaitingOrders orders={listed} collaterals={collaterals.data?.items ?? []} />
        {laterPlans.length > 0 && <OtherPlans plans={laterPlans} />}
        {messages.length > 0 && <NewestMessages items={messages} />}
        {wallet && <Wallet balance={wallet} cards={cards.data?.total ?? 0} />}
      </div>
    </>
  );
}
