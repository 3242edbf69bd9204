import { type ReactNode, use } from 'react';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { RowLinks } from './row-links.ts';
import classes from './RowTitle.module.css';

interface Props {
  readonly id: string;
  readonly children: ReactNode;
}

/** The name of a row as a link to its details; the whole row is its target. */
export function RowTitle({ id, children }: Props) {
  const links = use(RowLinks);
  if (!links) return children;
  return (
    <AppLink to={links.addressOf(id)} state={links.state} className={classes.title}>
      {children}
    </AppLink>
  );
}
