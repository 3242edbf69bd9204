import { Affix } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './ActionBar.module.css';

export interface ActionBarProps {
  /** The figure beside the action, and its name. */
  readonly label: string;
  readonly amount: ReactNode;
  readonly children: ReactNode;
}

/** Placed behind an action: what it is about stays at the lower edge of the window until it is scrolled to. */
export default function ActionBar({ label, amount, children }: ActionBarProps) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ threshold: 0 });
  const isBelow = entry !== null && !entry.isIntersecting && entry.boundingClientRect.top > 0;
  return (
    <>
      <div ref={ref} className={classes.place} />
      {isBelow && (
        <Affix position={{ bottom: 0, left: 0, right: 0 }} zIndex={2}>
          <aside className={classes.bar} aria-label={label}>
            <div>
              <span className={classes.label}>{label}</span>
              {amount}
            </div>
            {children}
          </aside>
        </Affix>
      )}
    </>
  );
}
