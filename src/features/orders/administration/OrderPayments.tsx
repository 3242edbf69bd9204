import { useListAllPaymentsQuery } from '#src/features/payments/api.ts';
import { PaymentTable } from '#src/features/payments/PaymentTable.tsx';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Fetched } from '#src/ui/Fetched.tsx';
import { Section } from '#src/ui/Section.tsx';

/** The newest payments of an order, with a link to all. */
export function OrderPayments({ orderId }: { readonly orderId: string }) {
  const answer = useListAllPaymentsQuery({ query: { filter: { orderId: [orderId] }, limit: 5 } });
  return (
    <Fetched answer={answer}>
      {({ items }) =>
        items.length > 0 && (
          <Section
            title="Payments"
            action={<AppLink to={paths.administrationPayments({ orderId })}>View payments</AppLink>}
          >
            <PaymentTable payments={items} />
          </Section>
        )
      }
    </Fetched>
  );
}
