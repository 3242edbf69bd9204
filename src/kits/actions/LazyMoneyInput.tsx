import { Skeleton } from '@mantine/core';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';

/** A field for an amount. Number formatting is loaded with the first one that is rendered. */
export const LazyMoneyInput = lazyInline(() => import('./MoneyInput.tsx'), <Skeleton height="5rem" />);
