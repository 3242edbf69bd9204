import { Skeleton } from '@mantine/core';
import { routes } from '#src/platform/routing/page-table.ts';
import { PageHeading } from '#src/ui/focus/PageHeading.tsx';
import classes from './ProductColumns.module.css';

/** The page of a product until it is read. */
export function ProductOutline() {
  return (
    <div className={classes.product}>
      <Skeleton className={classes.picture} radius={0} />
      <div className={classes.facts} role="status" aria-label="Loading">
        <p className={classes.shop}>{'\u00a0'}</p>
        <PageHeading>{routes.product.title}</PageHeading>
        <Skeleton className={classes.waitingWords} />
        <Skeleton className={classes.waitingPlans} />
      </div>
    </div>
  );
}
