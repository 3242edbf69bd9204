import { Skeleton } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import type { Field } from '#src/kits/actions/fields.tsx';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';

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

/** Inputs for the first and last position, both included. The number inputs are loaded on demand. */
export const RangeInputs = lazyInline(() => import('./RangeInputs.tsx'), <Skeleton height="4rem" />);

/** A field for a range of a batch's scratchcards; all of them if it is empty. */
export const rangeField: Field<ScratchcardBatchDetails> = {
  advice: 'Choose cards of this batch, the first one before the last',
  initial: () => wholeBatch,
  toMember: (value, { quantity }) => rangeOf(value as TypedRange, quantity), // created by `initial` and the inputs only
  Input: ({ entity, controlled }) => (
    <RangeInputs
      quantity={entity.quantity}
      // value, change handler and error from the form
      {...(controlled as Omit<ComponentProps<typeof RangeInputs>, 'quantity'>)}
    />
  ),
};
