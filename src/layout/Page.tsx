import { type ReactNode, useState } from 'react';
import { PageCountContext } from '#src/ui/format/use-page-count.ts';
import { CachedDataAge } from './CachedDataAge.tsx';
import classes from './Page.module.css';
import { PageHead, type PageHeadProps } from './PageHead.tsx';

export interface PageProps extends Omit<PageHeadProps, 'count'> {
  /** A panel that stays in view: to the right of the content from 1,280 px on, below it on smaller viewports. */
  aside?: ReactNode;
  /** Shown between the head and the content: the steps of a purchase. */
  steps?: ReactNode;
  children?: ReactNode;
}

/** The content of every page, from its heading down. The frame adds header, drawer and footer. */
export function Page({ aside, steps, children, ...head }: PageProps) {
  const [count, setCount] = useState<number | null>(null);
  return (
    <PageCountContext value={setCount}>
      <PageHead {...head} count={count} />
      <CachedDataAge />
      {steps}
      {aside === undefined ? (
        children
      ) : (
        <div className={classes.columns}>
          <div>{children}</div>
          <div className={classes.aside}>{aside}</div>
        </div>
      )}
    </PageCountContext>
  );
}
