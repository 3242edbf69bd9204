import { type CSSProperties, type ReactNode, useId } from 'react';
import classes from './RangeField.module.css';

export interface RangeFieldProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The value in words: "€1,200.00". */
  readonly valueText: string;
  /** Shown instead of `valueText`, where the figure is drawn large. */
  readonly figure?: ReactNode;
  readonly onChange: (value: number) => void;
}

/** A slider with its name and its value. It is the browser's own, so keys, touch and screen readers work as ever. */
export function RangeField({ label, min, max, step, value, valueText, figure, onChange }: RangeFieldProps) {
  const id = useId();
  const style: CSSProperties & { '--filled': string } = {
    '--filled': `${max > min ? ((value - min) / (max - min)) * 100 : 0}%`,
  };
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{figure ?? valueText}</output>
      </div>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value, style }}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
