import { ActionIcon, Group, NumberInput, type NumberInputHandlers } from '@mantine/core';
import { useRef } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import classes from './QuantityField.module.css';

const min = 1;
const max = 99;

export interface QuantityFieldProps {
  /** What is counted: "Headphones". */
  readonly of: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** How many of a product: typed, or one more and one less at a press. */
export function QuantityField({ of: name, value, onChange }: QuantityFieldProps) {
  const handlers = useRef<NumberInputHandlers>(null);
  return (
    <Group gap="2xs" role="group" aria-label={`Quantity of ${name}`}>
      <ActionIcon
        variant="default"
        aria-label="One less"
        disabled={value <= min}
        onClick={() => handlers.current?.decrement()}
      >
        <Icon name="minus" size={16} />
      </ActionIcon>
      <NumberInput
        aria-label="Quantity"
        className={classes.number}
        classNames={{ input: classes['input'] ?? '' }}
        handlersRef={handlers}
        hideControls
        clampBehavior="strict"
        allowNegative={false}
        min={min}
        max={max}
        value={value}
        onChange={(next) => {
          if (typeof next === 'number') onChange(next);
        }}
      />
      <ActionIcon
        variant="default"
        aria-label="One more"
        disabled={value >= max}
        onClick={() => handlers.current?.increment()}
      >
        <Icon name="plus" size={16} />
      </ActionIcon>
    </Group>
  );
}
