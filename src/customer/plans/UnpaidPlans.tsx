import { Alert, Group } from '@mantine/core';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { useListPlansQuery } from './api.ts';
import { FinishPaying } from './FinishPaying.tsx';

/** The customer's confirmed orders whose down payment is open, from any device. */
export default function UnpaidPlans({ className }: { readonly className: string | undefined }) {
  const response = useListPlansQuery({ query: { filter: { status: ['PENDING'] }, limit: 5 } });
  const plans = (
    <Fetched response={response}>
      {({ items }) =>
        items.map((plan) => (
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
        ))
      }
    </Fetched>
  );
  return response.data ? plans : <div className={className}>{plans}</div>;
}
