import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

interface QuantityInputProps extends Pick<
  NumberInputProps,
  'aria-label' | 'autoFocus' | 'className' | 'classNames' | 'min' | 'max'
> {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/**
 * The number input of a quantity. It is loaded after the cart is shown, because formatting digits needs much code. Left
 * empty, it shows the quantity again.
 */
export default function QuantityInput({ value, onChange, ...given }: QuantityInputProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <NumberInput
      {...given}
      hideControls
      clampBehavior="strict"
      allowNegative={false}
      value={isEmpty ? '' : value}
      onChange={(next) => {
        setEmpty(next === '');
        if (typeof next === 'number') onChange(next);
      }}
      onBlur={() => setEmpty(false)}
    />
  );
}
