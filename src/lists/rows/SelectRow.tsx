import { Checkbox } from '@mantine/core';
import type { Selection } from '#src/lists/selection/use-selection.ts';

/** Whether a row is selected; `all` if it is so because all rows that match are. */
export type Selected = 'yes' | 'no' | 'all';

export const selectedIn = ({ all, has }: Pick<Selection, 'all' | 'has'>, id: string): Selected =>
  all ? 'all' : has(id) ? 'yes' : 'no';

export interface SelectRowProps {
  readonly id: string;
  /** The row's number on the page, used in its label. */
  readonly no: number;
  readonly selected: Selected;
  readonly onSelect: (id: string, on: boolean, isRange: boolean) => void;
}

export function SelectRow({ id, no, selected, onSelect }: SelectRowProps) {
  return (
    <Checkbox
      size="xs"
      aria-label={`Select row ${no}`}
      checked={selected !== 'no'}
      disabled={selected === 'all'}
      onChange={({ currentTarget: { checked }, nativeEvent }) => {
        // the change event of a checkbox comes from a click, which knows the Shift key
        onSelect(id, checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
      }}
    />
  );
}

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
