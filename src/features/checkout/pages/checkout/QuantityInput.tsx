import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { useFocusOnMount } from '#src/ui/use-focus-on-mount.ts';

interface QuantityInputProps extends Pick<
  NumberInputProps,
  'aria-label' | 'className' | 'classNames' | 'min' | 'max'
> {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly takesFocus: boolean;
}

/**
 * The number input of a quantity. It is loaded after the cart is shown, because formatting digits needs much code. Left
 * empty, it shows the quantity again.
 */
export default function QuantityInput({ value, onChange, takesFocus, ...given }: QuantityInputProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <NumberInput
      {...given}
      ref={useFocusOnMount(takesFocus)}
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
