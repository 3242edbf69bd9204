import type { ReactNode } from 'react';
import { CustomerHeader } from './CustomerHeader.tsx';
import classes from './Page.module.css';
import { PageHeading } from './PageHeading.tsx';

export interface CustomerPageProps {
  heading: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** A panel that stays in view: right of the content from 960 px, below it on smaller viewports. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Frame of every page for customers: brand header, heading, content of at most 1,120 px. */
export function CustomerPage({ heading, lead, actions, aside, children }: CustomerPageProps) {
  return (
    <div className={classes.customer}>
      <CustomerHeader />
      <div className={classes.head}>
        <div>
          <PageHeading>{heading}</PageHeading>
          {lead !== undefined && <div className={classes.lead}>{lead}</div>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
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
