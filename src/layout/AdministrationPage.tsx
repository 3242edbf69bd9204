import type { ReactNode } from 'react';
import { AdministrationNav } from './AdministrationNav.tsx';
import classes from './Page.module.css';
import { PageHead, type PageHeadProps } from './PageHead.tsx';

export interface AdministrationPageProps extends PageHeadProps {
  children?: ReactNode;
}

/** Frame of every page of the administration: its navigation, heading, content of at most 1,600 px. */
export function AdministrationPage({ children, ...head }: AdministrationPageProps) {
  return (
    <div className={classes.administration}>
      <AdministrationNav />
      <PageHead {...head} />
      {children}
    </div>
  );
}
