import { Alert, Group } from '@mantine/core';
import { Money } from '#src/ui/Money.tsx';
import { useListPlansQuery } from './own-api.ts';
import { FinishPaying } from './FinishPaying.tsx';

/** The customer's confirmed orders whose down payment is open, from any device. */
export default function UnpaidPlans({ className }: { readonly className: string | undefined }) {
  const { data } = useListPlansQuery({ query: { filter: { status: ['PENDING'] }, limit: 5 } });
  return data?.items.map((plan) => (
    <Alert key={plan.id} role="status" color="accent" className={className ?? ''}>
      <Group justify="space-between">
        <span>
          {plan.title}: <Money value={plan.dueNow} />{' '}
          {plan.bankConfirming
            ? 'is on its way. Your plan starts when it arrives.'
            : 'is due before your plan starts.'}
        </span>
        <FinishPaying plan={plan} aside />
      </Group>
    </Alert>
  ));
}
