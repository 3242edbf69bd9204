import { NumberInput, type NumberInputProps } from '@mantine/core';

interface QuantityInputProps extends Pick<
  NumberInputProps,
  'aria-label' | 'className' | 'classNames' | 'min' | 'max'
> {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** The field of a quantity: what formats its digits follows the cart, which is shown without it. */
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
