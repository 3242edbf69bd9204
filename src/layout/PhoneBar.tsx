import { Affix } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { selectMobileLayout } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import classes from './PhoneBar.module.css';

interface Props {
  /** What stands beside the button: the amount below its label, or a sentence and what follows. */
  readonly label: string;
  readonly amount?: ReactNode;
  readonly note?: string;
  readonly children: ReactNode;
  /** True for a button in the page's head: the bar also shows after it was scrolled out of view. */
  readonly fromAbove?: boolean;
}

/** Placed after a button: on phones, repeats it at the lower edge of the window while it is not in view. */
export function PhoneBar(props: Props) {
  const mobile = useAppSelector(selectMobileLayout);
  return mobile && <Bar {...props} />;
}

function Bar({ label, amount, note, children, fromAbove = false }: Props) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ threshold: 0 });
  const isAway = entry !== null && !entry.isIntersecting && (fromAbove || entry.boundingClientRect.top > 0);
  return (
    <>
      <div ref={ref} className={classes.place} />
      {isAway && (
        <Affix className={classes.frame} position={{ bottom: 0, left: 0, right: 0 }} zIndex={2}>
          <aside className={classes.bar} aria-label={label} data-from-above={fromAbove || undefined}>
            <div>
              <span className={note === undefined ? classes.label : classes.sentence}>{label}</span>
              {amount}
              {note !== undefined && <span className={classes.note}>{note}</span>}
            </div>
            {children}
          </aside>
        </Affix>
      )}
    </>
  );
}
