import { ActionIcon, Group, TextInput } from '@mantine/core';
import { type ComponentProps, Suspense, useState } from 'react';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { lazyPart } from '#src/pwa/release/lazy-part.ts';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from './QuantityField.module.css';
import type QuantityInput from './QuantityInput.tsx';

const number = lazyPart<ComponentProps<typeof QuantityInput>>(() => import('./QuantityInput.tsx'));

const min = 1;
const max = 99;

interface QuantityFieldProps {
  /** The product's name, used in the label: "Headphones". */
  readonly of: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** The quantity of a product, with buttons for one more and one less. */
export function QuantityField({ of: name, value, onChange }: QuantityFieldProps) {
  const isReady = useAfterFirstData();
  const [isFocused, setFocused] = useState(false);
  const fieldProps = {
    'aria-label': 'Quantity',
    className: classes.number,
    classNames: { input: classes['input'] ?? '' },
  };
  const field = useFocusOnMount(isFocused);
  const waiting = (
    <TextInput
      {...fieldProps}
      ref={field}
      value={value}
      readOnly
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    />
  );
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
      {isReady ? (
        <Suspense fallback={waiting}>
          <number.Component
            {...fieldProps}
            takesFocus={isFocused} // of a person who was faster than its code
            min={min}
            max={max}
            value={value}
            onChange={onChange}
          />
        </Suspense>
      ) : (
        waiting
      )}
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
