import type { ReactNode } from 'react';
import { AdministrationNav } from './AdministrationNav.tsx';
import classes from './Page.module.css';
import { PageHeading } from './PageHeading.tsx';

export interface AdministrationPageProps {
  heading: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Frame of every page of the administration: its navigation, heading, content of at most 1,600 px. */
export function AdministrationPage({ heading, lead, actions, children }: AdministrationPageProps) {
  return (
    <div className={classes.administration}>
      <AdministrationNav />
      <div className={classes.head}>
        <div>
          <PageHeading>{heading}</PageHeading>
          {lead !== undefined && <div className={classes.lead}>{lead}</div>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
