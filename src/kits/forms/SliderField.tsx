import { Slider } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SliderField.module.css';

interface Props {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The value in words: "€1,200.00". */
  readonly valueText: string;
  /** Replaces `valueText` on the screen where the value is shown in large type. */
  readonly figure?: ReactNode;
  readonly onChange: (value: number) => void;
}

/** A slider under its label and its value. */
export function SliderField({ label, valueText, figure, ...slider }: Props) {
  return (
    <div>
      <div className={classes.head}>
        <span>{label}</span>
        <output translate="no">{figure ?? valueText}</output>
      </div>
      <Slider {...slider} thumbLabel={label} thumbValueText={valueText} />
    </div>
  );
}
