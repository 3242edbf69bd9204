import { Badge } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import type { Exchanges } from '#contracts/mock-in-page.ts';

/** How many answers have broken the contract; nothing while none has. */
export function BreachBadge({ exchanges }: { readonly exchanges: Exchanges }) {
  const breaches = useSyncExternalStore(exchanges.subscribe, exchanges.breaches);
  if (breaches === 0) return null;
  return (
    <>
      {' '}
      <Badge component="span" color="error" ms="xs" style={{ flex: 'none' }}>
        {breaches === 1 ? '1 breach' : `${breaches} breaches`}
      </Badge>
    </>
  );
}
