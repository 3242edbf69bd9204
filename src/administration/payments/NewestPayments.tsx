import { Text } from '@mantine/core';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { useListAllPaymentsQuery } from './api.ts';
import { PaymentTable } from './PaymentTable.tsx';

interface Props {
  readonly of: { readonly orderId: string } | { readonly planId: string };
}

/** The newest payments of an order or a plan, with a link to all. */
export function NewestPayments({ of }: Props) {
  const filter = 'orderId' in of ? { orderId: [of.orderId] } : { planId: [of.planId] };
  const response = useListAllPaymentsQuery({ query: { filter, sort: ['-triedAt'], limit: 5 } });
  return (
    <Fetched response={response}>
      {({ items }) =>
        items.length > 0 && (
          <Section
            title="Payments"
            action={
              <Text size="sm">
                <AppLink to={paths.administrationPayments(of)}>View payments</AppLink>
              </Text>
            }
          >
            <PaymentTable payments={items} />
          </Section>
        )
      }
    </Fetched>
  );
}
