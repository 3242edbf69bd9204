import { Breadcrumbs, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { type RouteId, routes } from '#src/platform/routing/page-table.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { countText } from '#src/ui/format/formats.ts';
import { PageHeading } from '#src/ui/focus/PageHeading.tsx';
import classes from './Page.module.css';
import { Verbatim } from '#src/ui/parts/Verbatim.tsx';

export interface PageHeadProps {
  heading: string;
  /** The parent page; a breadcrumb links to it. */
  below?: RouteId;
  lead?: ReactNode;
  /** The number of rows of its list; null until they are known, and on pages without a list. */
  count?: number | null;
  actions?: ReactNode;
  /** True for actions that a phone has room for beside the heading. */
  areActionsBeside?: boolean;
}

/** The head of a page: its h1, an introduction, and the actions of the page as a whole. */
export function PageHead({ heading, below, lead, count = null, actions, areActionsBeside }: PageHeadProps) {
  const { locale } = useConfiguration();
  return (
    <>
      {below !== undefined && (
        <Breadcrumbs component="nav" aria-label="Breadcrumb" className={classes.breadcrumbs}>
          <AppLink to={routes[below].path}>{routes[below].title}</AppLink>
          <span aria-current="page">{heading}</span>
        </Breadcrumbs>
      )}
      <div className={classes.head} data-beside={areActionsBeside || undefined}>
        <div>
          <div className={classes.title}>
            <PageHeading>{heading}</PageHeading>
            {count !== null && (
              <p className={classes.count}>
                <VisuallyHidden>Rows: </VisuallyHidden>
                <Verbatim>{countText(count, locale)}</Verbatim>
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
