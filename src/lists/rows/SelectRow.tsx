import { Checkbox } from '@mantine/core';
import type { Selection } from '#src/lists/selection/use-selection.ts';

interface RowProps {
  readonly id: string;
  /** Its place on the page, which names it. */
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
      onChange={(event) => selection.toggle([id], event.currentTarget.checked)}
    />
  );
}

interface PageProps {
  readonly ids: readonly string[];
  readonly selection: Selection;
}

/** All rows of this page, or none of them. */
export function SelectPage({ ids, selection }: PageProps) {
  const chosen = ids.filter(selection.has).length;
  return (
    <Checkbox
      size="xs"
      aria-label="Select all rows of this page"
      checked={chosen === ids.length}
      indeterminate={chosen > 0 && chosen < ids.length}
      disabled={selection.all}
      onChange={() => selection.toggle(ids, chosen < ids.length)}
    />
  );
}
