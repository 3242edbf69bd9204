import { Title } from '@mantine/core';
import { useListAllPaymentsQuery } from '#src/features/payments/api.ts';
import { paymentStatuses, purposes } from '#src/features/payments/labels.ts';
import { EntityLink } from '#src/ui/EntityLink.tsx';
import { Money } from '#src/ui/Money.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { SmallTable } from '#src/ui/SmallTable.tsx';
import { Status } from '#src/ui/Status.tsx';
import { MoreOf } from './MoreOf.tsx';
import { paths } from '#src/platform/paths.ts';

/** The newest payments of an order. */
export function OrderPayments({ orderId }: { readonly orderId: string }) {
  const { data, error, isFetching, refetch } = useListAllPaymentsQuery({
    query: { filter: { orderId: [orderId] }, limit: 5 },
  });
  if (!data && error !== undefined && !isFetching)
    return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!data?.items.length) return null;
  return (
    <section>
      <Title order={3} mb="2xs">
        Payments
      </Title>
      <SmallTable
        columns={['Payment', 'Status', 'Amount']}
        rows={data.items.map(({ id, purpose, amount, status }) => ({
          key: id,
          cells: [
            <EntityLink key="name" type="payment" id={id} name={purposes[purpose]} />,
            <Status key="status" {...paymentStatuses[status]} />,
            <Money key="amount" value={amount} />,
          ],
        }))}
      />
      <MoreOf list={data} to={paths.administrationPayments({ orderId })}>
        View payments
      </MoreOf>
    </section>
  );
}
