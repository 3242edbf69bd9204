import { Breadcrumbs, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { type RouteId, routes } from '#src/platform/page-table.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { countText } from '#src/ui/formats.ts';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import classes from './Page.module.css';

export interface PageHeadProps {
  heading: string;
  /** The parent page; a breadcrumb links to it. */
  below?: RouteId;
  lead?: ReactNode;
  /** The number of rows of its list; null until they are known, and on pages without a list. */
  count?: number | null;
  actions?: ReactNode;
}

/** The head of a page: its h1, an introduction, and the actions of the page as a whole. */
export function PageHead({ heading, below, lead, count = null, actions }: PageHeadProps) {
  const { locale } = useConfiguration();
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
          <div className={classes.title}>
            <PageHeading>{heading}</PageHeading>
            {count !== null && (
              <p className={classes.count}>
                <VisuallyHidden>Rows: </VisuallyHidden>
                {countText(count, locale)}
              </p>
            )}
          </div>
          {lead !== undefined && <div className={classes.lead}>{lead}</div>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </>
  );
}
