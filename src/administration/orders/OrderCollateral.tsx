import { useListAllCollateralsQuery } from '#src/administration/collateral/api.ts';
import { CollateralTable } from '#src/administration/collateral/CollateralTable.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { Section } from '#src/ui/parts/Section.tsx';

/** The collateral of an order with its value; nothing if none was offered. */
export function OrderCollateral({ orderId }: { readonly orderId: string }) {
  const response = useListAllCollateralsQuery({ query: { filter: { orderId: [orderId] }, limit: 20 } });
  return (
    <Fetched response={response}>
      {({ items }) =>
        items.length > 0 && (
          <Section title="Collateral">
            <CollateralTable items={items} />
          </Section>
        )
      }
    </Fetched>
  );
}
