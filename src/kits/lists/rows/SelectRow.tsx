import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import type { Selection } from '#src/kits/lists/selection/use-selection.ts';
import { rowOf } from './use-row-keys.ts';

/** Whether a row is selected; `all` if it is so because all rows that match are. */
export type Selected = 'yes' | 'no' | 'all';

export const selectedIn = ({ all, has }: Pick<Selection, 'all' | 'has'>, id: string): Selected =>
  all ? 'all' : has(id) ? 'yes' : 'no';

export interface SelectRowProps {
  /** The row's number on the page, used in its label. */
  readonly no: number;
  readonly selected: Selected;
  readonly onSelect: (id: string, on: boolean, isRange: boolean) => void;
}

/** The checkbox of a row. It does not know which one it is in, so that another row takes it over unchanged. */
export const SelectRow = memo(function SelectRow({ no, selected, onSelect }: SelectRowProps) {
  return (
    <Checkbox
      size="xs"
      aria-label={`Select row ${no}`}
      checked={selected !== 'no'}
      disabled={selected === 'all'}
      onChange={({ currentTarget, nativeEvent }) => {
        const id = rowOf(currentTarget);
        // the change event of a checkbox comes from a click, which knows the Shift key
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        if (id !== null) onSelect(id, currentTarget.checked, isRange);
      }}
    />
  );
});

/** The checkbox that selects all rows of this page or none. */
export function SelectPage({ selection }: { readonly selection: Selection }) {
  const { page, has, togglePage } = selection;
  const chosen = page.filter(has).length;
  return (
    <Checkbox
      size="xs"
      aria-label="Select all rows of this page"
      checked={chosen === page.length}
      indeterminate={chosen > 0 && chosen < page.length}
      disabled={selection.all}
      onChange={() => togglePage(chosen < page.length)}
    />
  );
}
