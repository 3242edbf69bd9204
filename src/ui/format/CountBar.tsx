import type { CSSProperties, ReactNode } from 'react';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { countText } from './formats.ts';
import classes from './CountBar.module.css';

export interface CountPart {
  readonly name: string;
  readonly count: number;
  /** Shades from the strongest to the background; `bad` is hatched, so that it is recognisable without colour. */
  readonly mark: 'full' | 'half' | 'medium' | 'light' | 'bad' | 'rest';
}

interface Props {
  readonly label: string;
  readonly parts: readonly CountPart[];
  /** The parts that are also named below the bar, each after its `LegendMark`; a screen reader reads all parts. */
  readonly words: ReactNode;
}

/** The legend of a part, before its name and on the same line. */
export function LegendMark({ mark }: Pick<CountPart, 'mark'>) {
  return (
    <>
      <span aria-hidden="true" className={classes.mark} data-mark={mark} />
      {'\u00a0'}
    </>
  );
}

/** A bar that shows how a count is divided. */
export function CountBar({ label, parts, words }: Props) {
  const { locale } = useConfiguration();
  const filled = parts.filter((part) => part.count > 0);
  const text = filled.map((part) => `${countText(part.count, locale)} ${part.name}`).join(', ');
  return (
    <span className={classes.holder}>
      <span role="img" aria-label={`${label}: ${text || 'nothing yet'}`} className={classes.bar} title={text}>
        {filled.map((part) => {
          const share: CSSProperties & { '--share': number } = { '--share': part.count };
          return <span key={part.name} data-mark={part.mark} style={share} />;
        })}
      </span>
      <span className={classes.words}>{words}</span>
    </span>
  );
}
