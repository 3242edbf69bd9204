import { Group } from '@mantine/core';
import { NumberField } from '#src/kits/forms/NumberField.tsx';
import { useLateFocus } from '#src/ui/focus/use-late-focus.ts';
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
  return (
    <Group gap="sm" align="flex-start" grow>
      <NumberField
        ref={first}
        data-autofocus={isFirst || undefined}
        label="From card"
        placeholder="1"
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <NumberField
        label="To card"
        placeholder={String(quantity)}
        value={value.to}
        error={typeof error === 'string' ? error : undefined}
        onChange={(to) => onChange({ ...value, to })}
      />
    </Group>
  );
}
