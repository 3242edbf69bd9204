import { Group } from '@mantine/core';
import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import { field } from '#src/kits/actions/fields.tsx';
import { NumberField } from '#src/kits/forms/NumberField.tsx';

/** The entered positions of scratchcards; empty means from the first or to the last. */
export interface TypedRange {
  readonly from: number | string;
  readonly to: number | string;
}

export const wholeBatch: TypedRange = { from: '', to: '' };

/** Returns the contract's range; null if both fields are empty. */
export function rangeOf({ from, to }: TypedRange, quantity: number) {
  if (from === '' && to === '') return null;
  return { from: from === '' ? 1 : Number(from), to: to === '' ? quantity : Number(to) };
}

interface RangeInputsProps {
  readonly value: TypedRange;
  readonly quantity: number;
  readonly error?: unknown;
  /** Whether the dialog begins here. */
  readonly 'data-autofocus'?: boolean;
  readonly onChange: (value: TypedRange) => void;
}

/** Inputs for the first and last position, both included. */
export function RangeInputs({
  value,
  quantity,
  error,
  onChange,
  'data-autofocus': isFirst = false,
}: RangeInputsProps) {
  return (
    <Group gap="sm" align="flex-start" grow>
      <NumberField
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

/** A field for a range of a batch's scratchcards; all of them if it is empty. */
export const rangeField = field<ScratchcardBatchDetails, TypedRange>({
  advice: 'Choose cards of this batch, the first one before the last',
  initial: () => wholeBatch,
  toMember: (value, { quantity }) => rangeOf(value, quantity),
  Input: ({ entity, controlled }) => <RangeInputs quantity={entity.quantity} {...controlled} />,
});
