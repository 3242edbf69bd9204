import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Fact, FactList } from './Facts.tsx';
import classes from './Facts.module.css';

interface Props {
  /** The most important figure, in large type. */
  readonly figure?: Fact;
  readonly status?: ReactNode;
  readonly items: readonly Fact[];
}

/** The facts at the top of an entity's details: figure and status first, then one line per fact. */
export function EntityFacts({ figure, status, items }: Props) {
  return (
    <div className={classes.entity}>
      {(figure !== undefined || status !== undefined) && (
        <dl className={classes.headline}>
          {figure && (
            <div>
              <dt>{figure.label}</dt>
              <dd>{figure.value}</dd>
            </div>
          )}
          {status !== undefined && (
            <div>
              <VisuallyHidden component="dt">Status</VisuallyHidden>
              <dd>{status}</dd>
            </div>
          )}
        </dl>
      )}
      <FactList className={classes.list} items={items} />
    </div>
  );
}
