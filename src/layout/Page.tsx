import type { ReactNode } from 'react';
import { KeptDataAge } from './KeptDataAge.tsx';
import classes from './Page.module.css';
import { PageHead, type PageHeadProps } from './PageHead.tsx';

export interface PageProps extends PageHeadProps {
  /** A panel that stays in view: right of the content from 1,280 px, below it on smaller viewports. */
  aside?: ReactNode;
  /** Between the head and the content: where in a purchase the page is. */
  steps?: ReactNode;
  children?: ReactNode;
}

/** The content of every page, from its heading on. Its header, drawer and footer are the frame's. */
export function Page({ aside, steps, children, ...head }: PageProps) {
  return (
    <>
      <PageHead {...head} />
      {steps}
      <KeptDataAge />
      {aside === undefined ? (
        children
      ) : (
        <div className={classes.columns}>
          <div>{children}</div>
          <div className={classes.aside}>{aside}</div>
        </div>
      )}
    </>
  );
}
