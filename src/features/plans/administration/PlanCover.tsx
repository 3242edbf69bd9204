import { ScrollArea, Stack } from '@mantine/core';
import { useListAllCollateralsQuery } from '#src/features/collateral/api.ts';
import { collateralStatuses } from '#src/features/collateral/labels.ts';
import { nothing } from '#src/lists/columns/column.ts';
import { EntityLink } from '#src/ui/EntityLink.tsx';
import { Fetched } from '#src/ui/Fetched.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Section } from '#src/ui/Section.tsx';
import { SmallTable } from '#src/ui/SmallTable.tsx';
import { Status } from '#src/ui/Status.tsx';

/** The collateral of a plan, and the principal that it no longer covers; nothing for a plan without collateral. */
export function PlanCover({ orderId }: { readonly orderId: string }) {
  const answer = useListAllCollateralsQuery({
    query: { filter: { orderId: [orderId] }, limit: 20 },
  });
  return (
    <Fetched answer={answer}>
      {({ items }) =>
        items.length > 0 && (
          <Section title="Collateral">
            <ScrollArea>
              <SmallTable
                columns={['Item', 'Counts', 'Shortfall']}
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
            </ScrollArea>
          </Section>
        )
      }
    </Fetched>
  );
}
