import { Title } from '@mantine/core';
import { useListAllCollateralsQuery } from '#src/features/collateral/api.ts';
import { collateralStatuses } from '#src/features/collateral/labels.ts';
import { EntityLink } from '#src/ui/EntityLink.tsx';
import { Money } from '#src/ui/Money.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { SmallTable } from '#src/ui/SmallTable.tsx';
import { Status } from '#src/ui/Status.tsx';

/** What secures an order, with what it is worth; nothing where no collateral was offered. */
export function OrderCollateral({ orderId }: { readonly orderId: string }) {
  const { data, error, isFetching, refetch } = useListAllCollateralsQuery({
    query: { filter: { orderId: [orderId] }, limit: 20 },
  });
  if (!data && error !== undefined && !isFetching)
    return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!data?.items.length) return null;
  return (
    <section>
      <Title order={3} mb="2xs">
        Collateral
      </Title>
      <SmallTable
        columns={['Item', 'Status', 'Value']}
        rows={data.items.map(({ id, description, value, status }) => ({
          key: id,
          cells: [
            <EntityLink key="name" type="collateral" id={id} name={description} />,
            <Status key="status" {...collateralStatuses[status]} />,
            <Money key="value" value={value} />,
          ],
        }))}
      />
    </section>
  );
}
