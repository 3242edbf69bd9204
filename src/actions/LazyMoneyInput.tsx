import { Skeleton } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';

const MoneyInput = lazy(() => import('./MoneyInput.tsx'));

/** A field for an amount. Number formatting is loaded with the first one that is rendered. */
export function LazyMoneyInput(props: ComponentProps<typeof MoneyInput>) {
  return (
    <Suspense fallback={<Skeleton height="5rem" />}>
      <MoneyInput {...props} />
    </Suspense>
  );
}
