import type { ReactNode } from 'react';
import classes from './Page.module.css';

/** A page of one short form or question: a column in the middle. */
export function Narrow({ children }: { readonly children: ReactNode }) {
  return <div className={classes.narrow}>{children}</div>;
}
