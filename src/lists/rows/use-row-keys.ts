import { useShortcuts } from '#src/platform/use-shortcuts.ts';
import type { Selection } from '#src/lists/selection/use-selection.ts';

const rowName = 'data-row';

/** What marks a row for the keys. */
export const rowMark = (id: string) => ({ [rowName]: id });

const rows = () => [...document.querySelectorAll<HTMLElement>(`[${rowName}]`)];
const isFocused = (row: HTMLElement) => row.contains(document.activeElement);

/** Gives the focus to the row after or before the one that has it; at first to the first or the last one. */
function step(by: -1 | 1): void {
  const all = rows();
  const at = all.findIndex(isFocused);
  const next = at === -1 ? all.at(by === 1 ? 0 : -1) : all[at + by];
  next?.querySelector('a')?.focus();
}

/** Gives the focus to a row, where it is shown. */
export function focusRow(id: string | undefined): void {
  const row = rows().find((one) => one.getAttribute(rowName) === id);
  row?.querySelector('a')?.focus();
}

interface Keys {
  /** Null where nothing is done with many rows at once. */
  readonly selection: Selection | null;
  readonly onExport: (() => void) | undefined;
}

/**
 * `j` and `k` go through the rows, `x` selects the one that has the focus, with Shift all from the last selected one to it,
 * `e` exports; Enter opens, as it is a link.
 */
export function useRowKeys({ selection, onExport }: Keys): void {
  const select = (press: 'toggle' | 'toggleTo') => {
    const id = rows().find(isFocused)?.getAttribute(rowName);
    if (!id || !selection || selection.all) return;
    const on = !selection.has(id);
    if (press === 'toggle') selection.toggle(id, on);
    else selection.toggleTo(id, on);
  };
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    x: () => select('toggle'),
    X: () => select('toggleTo'),
    e: onExport,
  });
}
