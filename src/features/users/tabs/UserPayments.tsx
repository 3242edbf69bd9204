import { Stack } from '@mantine/core';
import type { UserDetails } from '#contracts/users/user.ts';
import { useListAllPaymentsQuery } from '#src/features/payments/api.ts';
import { paymentStatuses, purposes } from '#src/features/payments/labels.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { EntityLink } from '#src/ui/EntityLink.tsx';
import { Money } from '#src/ui/Money.tsx';
import { SmallTable } from '#src/ui/SmallTable.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Fetched } from './Fetched.tsx';

/** The newest payments of a customer, and the way to all of them. */
export function UserPayments({ user: { id: userId } }: { readonly user: UserDetails }) {
  const answer = useListAllPaymentsQuery({ query: { filter: { userId: [userId] }, limit: 10 } });
  return (
    <Stack gap="sm">
      <Fetched answer={answer} none="No payments yet.">
        {(payments) => (
          <SmallTable
            columns={['Payment', 'Status', 'Amount']}
            rows={payments.map(({ id, purpose, status, amount }) => ({
              key: id,
              cells: [
                <EntityLink key="payment" type="payment" id={id} name={purposes[purpose]} />,
                <Status key="status" {...paymentStatuses[status]} />,
                <Money key="amount" value={amount} />,
              ],
            }))}
          />
        )}
      </Fetched>
      <AppLink to={paths.administrationPayments({ userId })}>View payments</AppLink>
    </Stack>
  );
}
