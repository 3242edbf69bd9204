import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import classes from './Dashboard.module.css';

interface LatestItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly amount: ReactNode;
  readonly status: ReactNode;
}

interface Props {
  readonly heading: string;
  readonly all: { readonly to: string; readonly label: string };
  readonly none: string;
  /** Undefined while they are being fetched. */
  readonly items: readonly LatestItem[] | undefined;
}

/** The newest rows of a list, with a link to all of them. */
export function Latest({ heading, all, none, items }: Props) {
  return (
    <section className={classes.latest} aria-label={heading}>
      <div className={classes.latestHead}>
        <h2>{heading}</h2>
        <AppLink to={all.to}>{all.label}</AppLink>
      </div>
      {items === undefined && <Skeleton height={220} />}
      {items?.length === 0 && <p className={classes.none}>{none}</p>}
      {items !== undefined && items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <div>
                <strong>{item.title}</strong>
                <span>{item.text}</span>
              </div>
              <div>
                <span>{item.amount}</span>
                {item.status}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
