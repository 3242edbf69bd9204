import type { CSSProperties } from 'react';
import classes from './StripBar.module.css';

/** How a segment is drawn: each mark has its own pattern, so that colour is not needed. */
export type StripMark = 'open' | 'soon' | 'due' | 'grace' | 'late' | 'part' | 'paid' | 'void';

interface Props {
  readonly mark: StripMark;
  /** The filled part, 0 to 1. */
  readonly share: number;
  /**
   * Text inside the segment, where there is space for it; rendered once on the track and once, inverted, on the fill.
   */
  readonly text?: string | undefined;
}

/** One segment of a strip without an accessible name; its parent has it. */
export function StripBar({ mark, share, text }: Props) {
  const style: CSSProperties & { '--unpaid': string } = { '--unpaid': `${(1 - share) * 100}%` };
  const inside =
    text === undefined ? null : (
      <span className={classes.text}>
        <span>{text}</span>
      </span>
    );
  return (
    <span
      className={classes.bar}
      data-mark={mark}
      data-text={text === undefined ? undefined : textLength(text)}
      aria-hidden="true"
    >
      {inside}
      {share > 0 && (
        <span className={classes.fill} style={style} data-testid="fill">
          {inside}
        </span>
      )}
    </span>
  );
}

/**
 * Returns a class of text length: CSS cannot measure text, and hides it by this class in a segment that is too
 * narrow.
 */
function textLength(text: string): 'tiny' | 'short' | 'middle' | 'long' {
  if (text.length <= 2) return 'tiny';
  if (text.length <= 6) return 'short';
  return text.length <= 9 ? 'middle' : 'long';
}
