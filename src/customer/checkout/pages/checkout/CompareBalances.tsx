import { Button, Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { lazyPart } from '#src/pwa/release/lazy-part.ts';
import { Card } from '#src/ui/parts/Card.tsx';

const balances = lazyPart(() => import('./BalancesOfTwo.tsx'));

export interface CompareBalancesProps {
  /** At least two. */
  readonly offers: readonly AvailableOffer[];
  /** The code of the chosen offer. */
  readonly chosen: string | null;
}

/** A button that loads and shows the comparison of two plans' balances over time. */
export function CompareBalances(props: CompareBalancesProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <Button variant="default" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide the comparison' : 'Compare two plans'}
      </Button>
      {open && (
        <Suspense fallback={<Skeleton mt="md" h="24rem" />}>
          <balances.Component {...props} />
        </Suspense>
      )}
    </Card>
  );
}
