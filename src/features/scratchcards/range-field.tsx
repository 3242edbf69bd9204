import { Skeleton } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import type { Field } from '#src/actions/fields.tsx';

/** Places of scratchcards as they are typed; empty: from the first, to the last. */
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

const LoadedInputs = lazy(() => import('./RangeInputs.tsx'));

/** The first and the last scratchcard that is meant, both included: what formats their digits is fetched with them. */
export function RangeInputs(props: ComponentProps<typeof LoadedInputs>) {
  return (
    <Suspense fallback={<Skeleton height="4rem" />}>
      <LoadedInputs {...props} />
    </Suspense>
  );
}

/** Which scratchcards of a batch; all of them where nothing is typed. */
export const rangeField: Field<ScratchcardBatchDetails> = {
  advice: 'Choose cards of this batch, the first one before the last',
  initial: () => wholeBatch,
  toMember: (value, { quantity }) => rangeOf(value as TypedRange, quantity), // what `initial` and the inputs give
  Input: ({ entity, controlled }) => (
    <RangeInputs
      quantity={entity.quantity}
      {...(controlled as Omit<ComponentProps<typeof LoadedInputs>, 'quantity'>)} // value, change and error of the form
    />
  ),
};
