import type { LegalDocument } from '#contracts/legal/document.ts';
import { useGetOrderQuery, useListOrdersQuery } from '#src/customer/orders/api.ts';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { AcceptedChanges } from './AcceptedChanges.tsx';

/** The states of orders whose terms were accepted. */
const signed = ['AWAITING_DOWN_PAYMENT', 'ACTIVE', 'COMPLETED', 'REFUNDED', 'WITHDRAWN'] as const;
const newestSigned = { filter: { status: [...signed] }, sort: ['-createdAt' as const], limit: 1 };

/** Says whether the terms have changed since the customer accepted them for the newest order; nothing if not. */
export function AcceptedVersion({ text }: { readonly text: LegalDocument }) {
  const { data: orders } = useListOrdersQuery({ query: newestSigned });
  const orderId = orders?.items[0]?.id ?? '';
  const { data: order } = useGetOrderQuery({ params: { orderId } }, { skip: orderId === '' });
  const terms = order?.terms;
  if (!order || !terms || terms.version === text.version) return null;
  return (
    <StatusAlert color="info" mb="lg" role="status">
      <AcceptedChanges accepted={terms} current={text} />
    </StatusAlert>
  );
}
