import { useShortcuts } from '#src/platform/shortcuts/use-shortcuts.ts';
import { onceThereAreRows } from './early-keys.ts';
import type { Selection } from '#src/kits/lists/selection/use-selection.ts';

const rowName = 'data-row';

/** The attribute that marks a row for keyboard navigation. */
export const rowMark = (id: string) => ({ [rowName]: id });

const rows = () => [...document.querySelectorAll<HTMLElement>(`[${rowName}]`)];
/** Whether the rows of this address are shown; for a moment those of the page before it still are. */
const hasRows = () => rows()[0]?.querySelector('a')?.pathname === location.pathname;
const isFocused = (row: HTMLElement) => row.contains(document.activeElement);

/**
 * Focuses the row after or before the focused one; without one, the first or the last row. In a list that is being loaded
 * it does so when the rows are there.
 */
function step(by: -1 | 1): void {
  if (!hasRows()) {
    onceThereAreRows(() => step(by), hasRows);
    return;
  }
  const all = rows();
  const at = all.findIndex(isFocused);
  const next = at === -1 ? all.at(by === 1 ? 0 : -1) : all[at + by];
  next?.querySelector('a')?.focus();
}

/** Returns the id of the row that contains this element; null if none does. */
export const rowOf = (element: Element | null): string | null =>
  element?.closest(`[${rowName}]`)?.getAttribute(rowName) ?? null;

/** Focuses a row; returns false if it is not shown. */
export function focusRow(id: string | undefined, options?: FocusOptions): boolean {
  const row = rows().find((one) => one.getAttribute(rowName) === id);
  const link = row?.querySelector('a');
  link?.focus(options);
  return link !== null && link !== undefined;
}

interface Keys {
  /** Null where the list has no bulk actions. */
  readonly selection: Selection | null;
  readonly onExport: (() => void) | undefined;
}

/**
 * `j` and `k` move the focus through the rows. They belong to the frame, as they are pressed before a list is there, and
 * to the list, which may be there before the code of the frame. Whichever hears a key first takes it. The focused row is
 * the current one: a screen reader has no second kind of selection to announce.
 */
export function useStepKeys(): void {
  useShortcuts({ j: () => step(1), k: () => step(-1) });
}

/**
 * Shortcuts of the rows: `j` and `k` step, `x` selects the focused row (with Shift the range from the last selected
 * one), `e` exports; Enter follows the row's link.
 */
export function useRowKeys({ selection, onExport }: Keys): void {
  const select = (press: 'toggle' | 'toggleTo') => {
    const id = rowOf(document.activeElement);
    if (!id || !selection || selection.all) return;
    const on = !selection.has(id);
    if (press === 'toggle') selection.toggle(id, on);
    else selection.toggleTo(id, on);
  };
  useStepKeys();
  useShortcuts({
    x: () => select('toggle'),
    X: () => select('toggleTo'),
    e: onExport,
  });
}
