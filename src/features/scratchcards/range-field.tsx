import { Group, NumberInput } from '@mantine/core';
import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import type { Field } from '#src/actions/fields.tsx';

/** Places of cards as they are typed; empty: from the first, to the last. */
export interface TypedRange {
  readonly from: number | string;
  readonly to: number | string;
}

export const wholeBatch: TypedRange = { from: '', to: '' };

/** The range of the contract; null where both fields are empty. */
export function rangeOf({ from, to }: TypedRange, quantity: number) {
  if (from === '' && to === '') return null;
  return { from: from === '' ? 1 : Number(from), to: to === '' ? quantity : Number(to) };
}

interface RangeInputsProps {
  readonly value: TypedRange;
  readonly quantity: number;
  readonly error?: unknown;
  readonly onChange: (value: TypedRange) => void;
}

/** The first and the last card that is meant, both included. */
export function RangeInputs({ value, quantity, error, onChange }: RangeInputsProps) {
  const input = { min: 1, max: quantity, allowDecimal: false, hideControls: true } as const;
  return (
    <Group gap="sm" align="flex-start" grow>
      <NumberInput
        {...input}
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

/** Which cards of a batch; all of them where nothing is typed. */
export const rangeField: Field<ScratchcardBatchDetails> = {
  advice: 'Choose cards of this batch, the first one before the last',
  initial: () => wholeBatch,
  toMember: (value, { quantity }) => rangeOf(value as TypedRange, quantity), // what `initial` and the inputs give
  Input: ({ entity, controlled }) => (
    <RangeInputs
      quantity={entity.quantity}
      {...(controlled as Omit<RangeInputsProps, 'quantity'>)} // value, change and error of the form
    />
  ),
};
