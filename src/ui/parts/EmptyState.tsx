import type { ReactNode } from 'react';
import { BrandStrip } from '#src/ui/strip/BrandStrip.tsx';
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
      <span className={classes.strip}>
        <BrandStrip />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </section>
  );
}
