import { Stack } from '@mantine/core';
import { useListAllCollateralsQuery } from '#src/administration/collateral/api.ts';
import { collateralStatuses } from '#src/resources/collateral/labels.ts';
import { nothing } from '#src/kits/lists/columns/column.ts';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';
import { Status } from '#src/ui/parts/Status.tsx';

/** The collateral of a plan, and the principal that it no longer covers; nothing for a plan without collateral. */
export function PlanCover({ orderId }: { readonly orderId: string }) {
  const response = useListAllCollateralsQuery({
    query: { filter: { orderId: [orderId] }, limit: 20 },
  });
  return (
    <Fetched response={response}>
      {({ items }) =>
        items.length > 0 && (
          <Section title="Collateral">
            <SmallTable
              columns={['Item', 'Lending value', 'Shortfall']}
              rows={items.map(({ id, description, lendable, shortfall, status }) => ({
                key: id,
                cells: [
                  // the status is below the item, so that phones have room for both
                  <Stack key="item" gap="2xs" align="flex-start">
                    <EntityLink type="collateral" id={id} name={description} />
                    <Status {...collateralStatuses[status]} />
                  </Stack>,
                  <Money key="counts" value={lendable} />,
                  shortfall ? <Money key="shortfall" value={shortfall} /> : nothing,
                ],
              }))}
            />
          </Section>
        )
      }
    </Fetched>
  );
}
