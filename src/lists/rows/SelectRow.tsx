import { Checkbox } from '@mantine/core';
import type { Selection } from '#src/lists/selection/use-selection.ts';

interface RowProps {
  readonly id: string;
  /** The row's number on the page, used in its label. */
  readonly no: number;
  readonly selection: Selection;
}

export function SelectRow({ id, no, selection }: RowProps) {
  return (
    <Checkbox
      size="xs"
      aria-label={`Select row ${no}`}
      checked={selection.has(id)}
      disabled={selection.all}
      onChange={({ currentTarget: { checked }, nativeEvent }) => {
        // the change event of a checkbox comes from a click, which knows the Shift key
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        if (isRange) selection.toggleTo(id, checked);
        else selection.toggle(id, checked);
      }}
    />
  );
}

/** The checkbox that selects all rows of this page or none. */
export function SelectPage({ selection }: Pick<RowProps, 'selection'>) {
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
