import type { ReactNode } from 'react';
import classes from './Part.module.css';

interface Props {
  readonly heading: string;
  /** An action at the end of the heading's line. */
  readonly action?: ReactNode;
  /** True for what is on the screen only. */
  readonly isForScreen?: boolean;
  readonly children?: ReactNode;
}

/** A part of the page under its heading; white space keeps it apart from the others. */
export function Part({ heading, action, isForScreen = false, children }: Props) {
  return (
    <section className={classes.part} data-screen={isForScreen || undefined}>
      <div className={classes.head}>
        <h2>{heading}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
