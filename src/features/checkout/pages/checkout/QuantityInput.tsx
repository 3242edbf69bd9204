import { NumberInput, type NumberInputProps } from '@mantine/core';

interface QuantityInputProps extends Pick<
  NumberInputProps,
  'aria-label' | 'className' | 'classNames' | 'min' | 'max'
> {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** The number input of a quantity. It is loaded after the cart is shown, because formatting digits needs much code. */
export default function QuantityInput({ onChange, ...given }: QuantityInputProps) {
  return (
    <NumberInput
      {...given}
      hideControls
      clampBehavior="strict"
      allowNegative={false}
      onChange={(next) => {
        if (typeof next === 'number') onChange(next);
      }}
    />
  );
}
