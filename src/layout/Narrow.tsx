import type { ReactNode } from 'react';
import classes from './Page.module.css';

/** A centred narrow column for a page with one short form or question. */
export function Narrow({ children }: { readonly children: ReactNode }) {
  return <div className={classes.narrow}>{children}</div>;
}
