import type { ReactNode } from 'react';
import { CustomerHeader } from './CustomerHeader.tsx';
import classes from './Page.module.css';
import { PageHead, type PageHeadProps } from './PageHead.tsx';

export interface CustomerPageProps extends PageHeadProps {
  /** A panel that stays in view: right of the content from 960 px, below it on smaller viewports. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Frame of every page for customers: brand header, heading, content of at most 1,120 px. */
export function CustomerPage({ aside, children, ...head }: CustomerPageProps) {
  return (
    <div className={classes.customer}>
      <CustomerHeader />
      <PageHead {...head} />
      {aside === undefined ? (
        children
      ) : (
        <div className={classes.columns}>
          <div>{children}</div>
          <div className={classes.aside}>{aside}</div>
        </div>
      )}
    </div>
  );
}
