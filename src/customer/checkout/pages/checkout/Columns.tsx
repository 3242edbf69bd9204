import { UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { selectMobileLayout } from '#src/platform/store/shell.ts';
import classes from './Columns.module.css';

interface Props {
  readonly children: ReactNode;
  readonly summary: {
    /** The full summary: items, plan and amounts. */
    readonly lines: ReactNode;
    /** The label and figure that a folded summary shows. */
    readonly total: ReactNode;
    readonly totalLabel: string;
    readonly note?: ReactNode;
  } | null;
  /** The step's one primary action; Alt+Right Arrow presses it. */
  readonly action: ReactNode;
}

/** A step beside its summary; under 1,280 px the summary is a foldable bar at the lower edge. */
export function Columns({ children, summary, action }: Props) {
  const mobile = useAppSelector(selectMobileLayout);
  const [open, setOpen] = useState(false);
  const actionPlace = useRef<HTMLDivElement>(null);
  useHotkeys([
    ['alt+ArrowRight', () => actionPlace.current?.querySelector<HTMLElement>('a, button')?.click()],
  ]);
  const placedAction = (
    <div ref={actionPlace} className={classes.action}>
      {action}
    </div>
  );
  // The content keeps its place in the element tree, so that turning a device does not lose its input.
  return (
    <div className={summary ? (mobile ? classes.stacked : classes.columns) : undefined}>
      <div className={classes.content}>{children}</div>
      {summary && !mobile && (
        <aside className={classes.panel} aria-label="Summary">
          <h2>Your order</h2>
          {summary.lines}
          <div className={classes.sum}>
            <span>{summary.totalLabel}</span>
            {summary.total}
          </div>
          {placedAction}
          {summary.note !== undefined && <p className={classes.note}>{summary.note}</p>}
        </aside>
      )}
      {summary && mobile && (
        <aside className={classes.bar} aria-label="Summary">
          <div id="summary" hidden={!open} className={classes.folded}>
            <h2>Your order</h2>
            {summary.lines}
            {summary.note !== undefined && <p className={classes.note}>{summary.note}</p>}
          </div>
          <div className={classes.row}>
            <UnstyledButton
              className={classes.toggle}
              aria-expanded={open}
              aria-controls="summary"
              onClick={() => setOpen(!open)}
            >
              <span className={classes.toggleLabel}>
                {summary.totalLabel} <i aria-hidden="true" />
              </span>
              {summary.total}
            </UnstyledButton>
            {placedAction}
          </div>
        </aside>
      )}
    </div>
  );
}
