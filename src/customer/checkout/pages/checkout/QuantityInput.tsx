import { useState } from 'react';
import { NumberField, type NumberFieldProps } from '#src/kits/forms/NumberField.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';

interface QuantityInputProps extends Pick<
  NumberFieldProps,
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
  /** A text that is no quantity, until the field or a button sets one. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly beside: number } | null>(null);
  return (
    <NumberField
      {...given}
      ref={useFocusOnMount(takesFocus)}
      value={typed?.beside === value ? typed.text : value}
      onChange={(next) => {
        setTyped(typeof next === 'string' ? { text: next, beside: value } : null);
        if (typeof next === 'number') onChange(next);
      }}
      onBlur={() => setTyped((last) => (last?.text === '' ? null : last))}
    />
  );
}
