import { Skeleton } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';

const DateField = lazy(() => import('./DateField.tsx'));
const DateTimeField = lazy(() => import('./DateTimeField.tsx'));

/** A field for a day. Calendars are loaded with the first one that is rendered. */
export function LazyDateField(props: ComponentProps<typeof DateField>) {
  return (
    <Suspense fallback={<Skeleton height="4.25rem" />}>
      <DateField {...props} />
    </Suspense>
  );
}

/** A field for a day and a time of it. */
export function LazyDateTimeField(props: ComponentProps<typeof DateTimeField>) {
  return (
    <Suspense fallback={<Skeleton height="5.5rem" />}>
      <DateTimeField {...props} />
    </Suspense>
  );
}
