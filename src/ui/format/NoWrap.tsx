import type { ReactNode } from 'react';
import classes from './NoWrap.module.css';

/** A number that people read out, such as PLN-000123: never broken at its hyphen. */
export function NoWrap({ children }: { children: ReactNode }) {
  return (
    <span translate="no" className={classes.noWrap}>
      {children}
    </span>
  );
}
