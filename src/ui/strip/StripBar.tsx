import type { CSSProperties } from 'react';
import classes from './StripBar.module.css';

/** How a segment is drawn: each mark has its own pattern, so that colour is not needed. */
export type StripMark = 'open' | 'soon' | 'due' | 'grace' | 'late' | 'part' | 'paid' | 'void';

interface Props {
  readonly mark: StripMark;
  /** The filled part, 0 to 1. */
  readonly share: number;
}

/** One segment of a strip without an accessible name; its parent has it. */
export function StripBar({ mark, share }: Props) {
  const style: CSSProperties & { '--unpaid': string } = { '--unpaid': `${(1 - share) * 100}%` };
  return (
    <span className={classes.bar} data-mark={mark} aria-hidden="true">
      {share > 0 && <span className={classes.fill} style={style} data-testid="fill" />}
    </span>
  );
}
