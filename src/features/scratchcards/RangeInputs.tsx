import { Group, NumberInput } from '@mantine/core';
import { useLateFocus } from '#src/ui/use-late-focus.ts';
import type { TypedRange } from './range-field.tsx';

interface Props {
  readonly value: TypedRange;
  readonly quantity: number;
  readonly error?: unknown;
  /** Whether the dialog begins here. */
  readonly 'data-autofocus'?: boolean;
  readonly onChange: (value: TypedRange) => void;
}

export default function RangeInputs({
  value,
  quantity,
  error,
  onChange,
  'data-autofocus': isFirst = false,
}: Props) {
  const first = useLateFocus(isFirst);
  const input = {
    min: 1,
    max: quantity,
    clampBehavior: 'none', // what was typed is refused, never sent as another card
    allowDecimal: false,
    hideControls: true,
  } as const;
  return (
    <Group gap="sm" align="flex-start" grow>
      <NumberInput
        {...input}
        ref={first}
        data-autofocus={isFirst || undefined}
        label="From card"
        placeholder="1"
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <NumberInput
        {...input}
        label="To card"
        placeholder={String(quantity)}
        value={value.to}
        error={typeof error === 'string' ? error : undefined}
        onChange={(to) => onChange({ ...value, to })}
      />
    </Group>
  );
}
