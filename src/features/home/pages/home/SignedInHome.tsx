import { useGetMeQuery } from '#src/api/own-account.ts';
import { useListInboxQuery } from '#src/features/inbox/api.ts';
import { useListPlansQuery } from '#src/features/plans/own-api.ts';
import { useListMyScratchcardsQuery } from '#src/features/scratchcards/own-api.ts';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { NextPayment } from './NextPayment.tsx';
import { SignedInWaiting } from './NextPaymentCard.tsx';
import { NewestMessages } from './NewestMessages.tsx';
import { OtherPlans } from './OtherPlans.tsx';
import { OverdueBanner } from './OverdueBanner.tsx';
import { Wallet } from './Wallet.tsx';
import classes from './SignedInHome.module.css';

/** The signed-in customer's part of home: late payments, the next payment, other plans, newest messages, wallet. */
export default function SignedInHome() {
  const plans = useListPlansQuery({
    query: {
      filter: { status: ['PENDING', 'ACTIVE', 'OVERDUE', 'DEFAULTED', 'WRITTEN_OFF'] },
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
  const wallet = account.data?.kind === 'CUSTOMER' ? account.data.user.walletBalance : null;
  if (plans.error !== undefined && !plans.data)
    return <ProblemNotice error={plans.error} onRetry={() => void plans.refetch()} />;
  // Shown together, so that later answers do not move earlier ones.
  if (!plans.data || inbox.isLoading || account.isLoading || cards.isLoading) return <SignedInWaiting />;
  const [next, ...others] = plans.data.items;
  const messages = inbox.data?.items ?? [];
  return (
    <>
      {plans.data.items.map((plan) => (
        <OverdueBanner key={plan.id} plan={plan} />
      ))}
      <NextPayment plan={next} total={plans.data.total} />
      <div className={classes.beside}>
        {others.length > 0 && <OtherPlans plans={others} />}
        {messages.length > 0 && <NewestMessages items={messages} />}
        {wallet && <Wallet balance={wallet} cards={cards.data?.total ?? 0} />}
      </div>
    </>
  );
}
