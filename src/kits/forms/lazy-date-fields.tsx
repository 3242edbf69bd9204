import { Skeleton } from '@mantine/core';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';

/** A field for a day. Calendars are loaded with the first one that is rendered. */
export const LazyDateField = lazyInline(() => import('./DateField.tsx'), <Skeleton height="4.25rem" />);

/** A field for a day and a time of it. */
export const LazyDateTimeField = lazyInline(
  () => import('./DateTimeField.tsx'),
  <Skeleton height="5.5rem" />,
);
