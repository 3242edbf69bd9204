import { Stack, Title } from '@mantine/core';
import type { UserDetails as User } from '#contracts/users/user.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { DateText, DateTimeText } from '#src/ui/DateText.tsx';
import { SumList } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { Status } from '#src/ui/Status.tsx';
import { useListUserSessionsQuery } from './api.ts';
import { kycStatuses, riskTiers, userStatuses } from './labels.ts';
import { OpenPlans } from './OpenPlans.tsx';

/** A customer as the administration sees them: contact masked, with what they owe and the way to what is theirs. */
export default function UserDetails({ entity: user }: { readonly entity: User }) {
  const { id: userId } = user;
  return (
    <Stack gap="lg">
      <SumList
        items={[
          { label: 'Principal left', value: <Money value={user.principalLeft} size="large" /> },
          { label: 'Status', value: <Status {...userStatuses[user.status]} /> },
          { label: 'Days past due', value: user.daysPastDue === 0 ? '–' : user.daysPastDue },
          { label: 'Identity', value: <Status {...kycStatuses[user.kycStatus]} /> },
          { label: 'Tier', value: riskTiers[user.riskTier] },
          { label: 'Credit limit', value: <Money value={user.creditLimit} /> },
          { label: 'Wallet', value: <Money value={user.walletBalance} /> },
          { label: 'Open plans', value: <OpenPlans user={user} /> },
          { label: 'E-mail', value: user.maskedEmail ?? '–' },
          { label: 'Phone', value: user.maskedPhone ?? '–' },
          { label: 'Customer since', value: <DateTimeText value={user.createdAt} form="day" /> },
          ...(user.deletesOn === null
            ? []
            : [{ label: 'Account is deleted on', value: <DateText value={user.deletesOn} /> }]),
          { label: 'Customer ID', value: userId },
        ]}
      />
      <section>
        <Title order={3} mb="2xs">
          Everything of this customer
        </Title>
        <SumList
          items={[
            { label: 'Orders', value: <AppLink to={paths.orders({ userId })}>View orders</AppLink> },
            {
              label: 'Plans',
              value: <AppLink to={paths.administrationInstallments({ userId })}>View plans</AppLink>,
            },
            {
              label: 'Payments',
              value: <AppLink to={paths.administrationPayments({ userId })}>View payments</AppLink>,
            },
            {
              label: 'Collateral',
              value: <AppLink to={paths.administrationCollateral({ userId })}>View collateral</AppLink>,
            },
          ]}
        />
      </section>
      <Sessions userId={userId} />
    </Stack>
  );
}

/** Where the customer is logged in. */
function Sessions({ userId }: { readonly userId: string }) {
  const { data, error, isFetching, refetch } = useListUserSessionsQuery({ params: { userId } });
  if (!data && error !== undefined && !isFetching)
    return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  return (
    <section>
      <Title order={3} mb="2xs">
        Sessions
      </Title>
      {data?.items.length === 0 && 'Not logged in.'}
      <SumList
        items={(data?.items ?? []).map(({ lastSeenAt }, index) => ({
          label: `Session ${index + 1}, last used`,
          value: <DateTimeText value={lastSeenAt} />,
        }))}
      />
    </section>
  );
}
