import { useListAllCollateralsQuery } from '#src/features/collateral/api.ts';
import { CollateralTable } from '#src/features/collateral/CollateralTable.tsx';
import { Fetched } from '#src/ui/Fetched.tsx';
import { Section } from '#src/ui/Section.tsx';

/** The collateral of an order with its value; nothing if none was offered. */
export function OrderCollateral({ orderId }: { readonly orderId: string }) {
  const answer = useListAllCollateralsQuery({ query: { filter: { orderId: [orderId] }, limit: 20 } });
  return (
    <Fetched answer={answer}>
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
