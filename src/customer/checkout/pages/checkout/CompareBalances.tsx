import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { Card } from '#src/ui/parts/Card.tsx';

const BalancesOfTwo = lazyInline(() => import('./BalancesOfTwo.tsx'), <Skeleton mt="md" h="24rem" />);

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
      {open && <BalancesOfTwo {...props} />}
    </Card>
  );
}
