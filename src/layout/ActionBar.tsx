import { Affix } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './ActionBar.module.css';

export interface ActionBarProps {
  /** The amount beside the button, and its label. */
  readonly label: string;
  readonly amount: ReactNode;
  readonly children: ReactNode;
}

/** Placed after a button: repeats it at the lower edge of the window until it is scrolled into view. */
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
