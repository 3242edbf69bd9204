import type { Money } from '#contracts/money.ts';
import type { Column } from '#src/kits/lists/columns/column.ts';
import type { Sums } from '#contracts/list-types.ts';

/** Returns the sums of these columns by their keys; null if none has one. */
export function summedColumns<Row>(
  columns: readonly Column<Row>[],
  sums: Sums | null,
): ReadonlyMap<string, readonly Money[]> | null {
  const summed = new Map(
    columns.flatMap(({ key, sum }) => {
      const amounts = sum === undefined ? [] : (sums?.[sum] ?? []);
      return amounts.length === 0 ? [] : [[key, amounts]];
    }),
  );
  return summed.size === 0 ? null : summed;
}
