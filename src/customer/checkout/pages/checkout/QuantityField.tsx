import { ActionIcon, Group } from '@mantine/core';
import { useState } from 'react';
import { NumberField } from '#src/kits/forms/NumberField.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from './QuantityField.module.css';

const min = 1;
const max = 99;

interface QuantityFieldProps {
  /** The product's name, used in the label: "Headphones". */
  readonly of: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** The quantity of a product, with buttons for one more and one less. Left empty, it shows the quantity again. */
export function QuantityField({ of: name, value, onChange }: QuantityFieldProps) {
  /** A text that is no quantity, until the field or a button sets one. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly beside: number } | null>(null);
  return (
    <Group gap="2xs" role="group" aria-label={`Quantity of ${name}`}>
      <ActionIcon
        variant="default"
        aria-label="One less"
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={16} />
      </ActionIcon>
      <NumberField
        aria-label="Quantity"
        className={classes.number ?? ''}
        classNames={{ input: classes['input'] ?? '' }}
        min={min}
        max={max}
        value={typed?.beside === value ? typed.text : value}
        onChange={(next) => {
          setTyped(typeof next === 'string' ? { text: next, beside: value } : null);
          if (typeof next === 'number') onChange(next);
        }}
        onBlur={() => setTyped((last) => (last?.text === '' ? null : last))}
      />
      <ActionIcon
        variant="default"
        aria-label="One more"
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={16} />
      </ActionIcon>
    </Group>
  );
}
