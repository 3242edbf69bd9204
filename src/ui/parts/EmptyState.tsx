import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface Props {
  title: string;
  /** Why there is nothing to show. */
  text: ReactNode;
  /** The one action that changes it. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: Props) {
  return (
    <section className={classes.empty}>
      <span aria-hidden="true" className={classes.strip}>
        <i />
        <i />
        <i />
        <i />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </section>
  );
}
