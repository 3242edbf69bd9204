import type { ReactNode } from 'react';
import classes from './Page.module.css';
import { PageHeading } from '#src/ui/PageHeading.tsx';

export interface PageHeadProps {
  heading: string;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page: its h1, an introduction, and the actions of the page as a whole. */
export function PageHead({ heading, lead, actions }: PageHeadProps) {
  return (
    <div className={classes.head}>
      <div>
        <PageHeading>{heading}</PageHeading>
        {lead !== undefined && <div className={classes.lead}>{lead}</div>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
