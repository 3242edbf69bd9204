import { Stack } from '@mantine/core';
import type { UserDetails } from '#contracts/users/user.ts';
import { useListAllPaymentsQuery } from '#src/administration/payments/api.ts';
import { PaymentTable } from '#src/administration/payments/PaymentTable.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { FetchedRows } from './FetchedRows.tsx';

/** The newest payments of a customer, with a link to all. */
export function UserPayments({ user: { id: userId } }: { readonly user: UserDetails }) {
  const response = useListAllPaymentsQuery({
    query: { filter: { userId: [userId] }, sort: ['-triedAt'], limit: 10 },
  });
  return (
    <Stack gap="sm">
      <FetchedRows
        response={response}
        none="No payments yet."
        more={<AppLink to={paths.administrationPayments({ userId })}>View payments</AppLink>}
      >
        {(payments) => <PaymentTable payments={payments} />}
      </FetchedRows>
    </Stack>
  );
}
