import { type DragEvent, useCallback, useState } from 'react';
import type { Column } from '#src/kits/lists/columns/column.ts';
import { visibleKeys } from '#src/kits/lists/columns/extra-columns.ts';
import { movedTo } from '#src/kits/lists/columns/layout.ts';

type Shown = readonly Pick<Column<never>, 'key' | 'extra'>[];

/** The dragged column, and the one under the pointer. */
interface Drag {
  readonly from: string;
  readonly over: string;
}

/**
 * Moves a column by dragging its header: dropped on another one, it takes that one's place. The menu of columns does the
 * same without a pointer. Returns a function for the props of a header.
 */
export function useHeaderDrag(columns: Shown, onColumns: (keys: readonly string[]) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  return useCallback(
    (key: string) => ({
      draggable: true,
      'data-drop': drag?.over === key && drag.from !== key ? sideOf(columns, drag) : undefined,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', key); // a browser may start no drag without data
        setDrag({ from: key, over: key });
      },
      onDragOver: (event: DragEvent) => {
        if (!drag) return; // something else is dragged
        event.preventDefault(); // allows the drop
        event.dataTransfer.dropEffect = 'move'; // a browser may not derive it from what the drag allows
        if (drag.over !== key) setDrag({ ...drag, over: key });
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (drag && drag.from !== key) onColumns(movedTo(visibleKeys(columns), drag.from, key));
      },
      onDragEnd: () => setDrag(null),
    }),
    [drag, columns, onColumns],
  );
}

/** On which side of the header under the pointer the column will be. */
function sideOf(columns: Shown, { from, over }: Drag): 'before' | 'after' {
  const at = (key: string) => columns.findIndex((column) => column.key === key);
  return at(from) < at(over) ? 'after' : 'before';
}
