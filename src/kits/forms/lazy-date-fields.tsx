import { Skeleton } from '@mantine/core';
import { lazyInlineOf } from '#src/ui/loading/lazy-inline.tsx';

const load = () => import('./date-fields.ts');

/** A field for a day. Calendars are loaded with the first one that is rendered. */
export const LazyDateField = lazyInlineOf(load, ({ DateField }) => DateField, <Skeleton height="4.25rem" />);

/** A field for a day and a time of it. */
export const LazyDateTimeField = lazyInlineOf(
  load,
  ({ DateTimeField }) => DateTimeField,
  <Skeleton height="5.5rem" />,
);

/** A calendar for a first and a last day. */
export const LazyDateRangeField = lazyInlineOf(
  load,
  ({ DateRangeField }) => DateRangeField,
  <Skeleton w="16rem" h="18rem" />,
);
