import { ScrollArea, Title } from '@mantine/core';
import { useListAllCollateralsQuery } from '#src/features/collateral/api.ts';
import { collateralStatuses } from '#src/features/collateral/labels.ts';
import { nothing } from '#src/lists/columns/column.ts';
import { EntityLink } from '#src/ui/EntityLink.tsx';
import { Money } from '#src/ui/Money.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { SmallTable } from '#src/ui/SmallTable.tsx';
import { Status } from '#src/ui/Status.tsx';

/** What secures a plan, and what of its principal that no longer covers; nothing for a plan without collateral. */
export function PlanCover({ orderId }: { readonly orderId: string }) {
  const { data, error, isFetching, refetch } = useListAllCollateralsQuery({
    query: { filter: { orderId: [orderId] }, limit: 20 },
  });
  if (!data && error !== undefined && !isFetching)
    return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!data?.items.length) return null;
  return (
    <section aria-label="Collateral">
      <Title order={3} mb="2xs">
        Collateral
      </Title>
      <ScrollArea>
        <SmallTable
          columns={['Item', 'Status', 'Counts', 'Shortfall']}
          rows={data.items.map(({ id, description, lendable, shortfall, status }) => ({
            key: id,
            cells: [
              <EntityLink key="name" type="collateral" id={id} name={description} />,
              <Status key="status" {...collateralStatuses[status]} />,
              <Money key="counts" value={lendable} />,
              shortfall ? <Money key="shortfall" value={shortfall} /> : nothing,
            ],
          }))}
        />
      </ScrollArea>
    </section>
  );
}
