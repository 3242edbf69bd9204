import { useSyncExternalStore } from 'react';
import { mobileLayoutBelow, narrowBelow } from '#src/theme/breakpoints.ts';

/** How a list shows its rows: with all columns, with four of them, or as cards. */
export type RowForm = 'table' | 'short' | 'cards';

/** The size of text that the bounds in px are meant for. */
const usualTextPx = 16;

/**
 * Returns the form for a width of the window, both in px: the bounds grow with the size of the page's text, also where a
 * style sheet has enlarged it, which media queries in em do not follow.
 */
export function rowFormAt(width: number, textPx: number): RowForm {
  const usual = (width * usualTextPx) / textPx;
  return usual < narrowBelow ? 'cards' : usual < mobileLayoutBelow ? 'short' : 'table';
}

const readForm = () =>
  rowFormAt(
    window.innerWidth,
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualTextPx,
  );

/** Reading the size of text costs a layout: it is read when the window or the height of the page has changed. */
let form: RowForm | null = null;

function onChange(listener: () => void): () => void {
  const read = () => {
    const before = form;
    form = readForm();
    if (form !== before) listener();
  };
  const observer = new ResizeObserver(read);
  observer.observe(document.documentElement);
  window.addEventListener('resize', read);
  return () => {
    form = null;
    observer.disconnect();
    window.removeEventListener('resize', read);
  };
}

/** Returns how a list shows its rows in this window. */
export const useRowForm = (): RowForm =>
  useSyncExternalStore(
    onChange,
    () => (form ??= readForm()),
    () => 'table',
  );
