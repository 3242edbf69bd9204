import { Breadcrumbs } from '@mantine/core';
import type { ReactNode } from 'react';
import { type RouteId, routes } from '#src/platform/page-table.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import classes from './Page.module.css';

export interface PageHeadProps {
  heading: string;
  /** The parent page; a breadcrumb links to it. */
  below?: RouteId;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page: its h1, an introduction, and the actions of the page as a whole. */
export function PageHead({ heading, below, lead, actions }: PageHeadProps) {
  return (
    <>
      {below !== undefined && (
        <Breadcrumbs component="nav" aria-label="Breadcrumb" className={classes.breadcrumbs}>
          <AppLink to={routes[below].path}>{routes[below].title}</AppLink>
          <span aria-current="page">{heading}</span>
        </Breadcrumbs>
      )}
      <div className={classes.head}>
        <div>
          <PageHeading>{heading}</PageHeading>
          {lead !== undefined && <div className={classes.lead}>{lead}</div>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </>
  );
}
