import type { ReactNode } from 'react';
import { AppLink } from '#src/ui/AppLink.tsx';
import classes from './RowTitle.module.css';
import type { OpenEntity } from '#src/lists/details/use-open-entity.ts';

interface Props {
  readonly id: string;
  readonly open: OpenEntity | null;
  readonly children: ReactNode;
}

/** The name of a row as a link to its details; the whole row is its target. */
export function RowTitle({ id, open, children }: Props) {
  if (!open) return children;
  return (
    <AppLink to={open.addressOf(id)} state={open.state} className={classes.title}>
      {children}
    </AppLink>
  );
}
