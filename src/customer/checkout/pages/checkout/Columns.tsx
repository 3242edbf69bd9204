import { UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import type { Money as MoneyValue } from '#contracts/money.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { selectMobileLayout } from '#src/platform/store/shell.ts';
import { Money } from '#src/ui/format/Money.tsx';
import classes from './Columns.module.css';

interface Props {
  readonly children: ReactNode;
  readonly summary: {
    /** The full summary: items, plan and amounts. */
    readonly lines: ReactNode;
    /** The figure of the step: its label, and in short the word after it. */
    readonly total: MoneyValue;
    readonly totalLabel: string;
    readonly totalWord: string;
    readonly note?: ReactNode;
  } | null;
  /** The step's one primary action, below its content; Alt+Right Arrow presses it. */
  readonly action: ReactNode;
}

/** A step beside its summary; under 1,280 px the summary is a foldable bar at the lower edge, which has the action. */
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
      <div className={classes.content}>
        {children}
        {summary && !mobile && placedAction}
      </div>
      {summary && !mobile && (
        <aside className={classes.panel} aria-label="Summary">
          <p className={classes.label}>{summary.totalLabel}</p>
          <Money value={summary.total} size="large" />
          {summary.lines}
          {summary.note !== undefined && <p className={classes.note}>{summary.note}</p>}
        </aside>
      )}
      {summary && mobile && (
        <aside className={classes.bar} aria-label="Summary">
          <div id="summary" hidden={!open} className={classes.folded}>
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
              <strong>
                <Money value={summary.total} /> {summary.totalWord}
              </strong>{' '}
              <span className={classes.details}>
                Details <i aria-hidden="true" />
              </span>
            </UnstyledButton>
            {placedAction}
          </div>
        </aside>
      )}
    </div>
  );
}
