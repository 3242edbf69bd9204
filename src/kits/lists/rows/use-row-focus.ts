import { useEffect, useLayoutEffect, useRef } from 'react';
import { dialogsOpen } from '#src/platform/shortcuts/use-shortcuts.ts';
import { above } from '#src/ui/focus/above.ts';
import { focusRow, rowOf } from './use-row-keys.ts';

interface Rows {
  /** The ids of the rows on this page, in order. */
  readonly ids: readonly string[];
  /** The row whose details are open. */
  readonly openId: string | null;
}

/**
 * Keeps the focus in the rows. When the focused one leaves the list, the row that takes its place is focused, or the
 * heading if none is left; when details are closed, the row that was shown last.
 */
export function useRowFocus({ ids, openId }: Rows): void {
  /** The row that has the focus or had it before something opened above; null after the focus went elsewhere. */
  const place = useRef<string | null>(null);
  /** Why the focus has to move; null if it does not have to. */
  const moved = useRef<'in the list' | 'in the details' | null>(null);
  const lastIds = useRef(ids);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(above)) return;
      place.current = rowOf(target);
      moved.current = null;
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || document.activeElement === target) return; // the window has lost the focus
      // a browser may report the removal of the focused row like a press beside all controls
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && !target.closest(above)) place.current = null;
      });
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);

  useLayoutEffect(() => {
    if (openId === null || !ids.includes(openId)) return;
    place.current = openId;
    moved.current = 'in the details';
  }, [ids, openId]);

  useLayoutEffect(() => {
    const before = lastIds.current;
    lastIds.current = ids;
    if (place.current === null || ids.includes(place.current)) return;
    place.current = inPlaceOf(place.current, before, ids) ?? '';
    moved.current = 'in the list';
  }, [ids]);

  useLayoutEffect(() => {
    if (moved.current === null || place.current === null || dialogsOpen() > 0) return;
    const { activeElement, body } = document;
    const row = rowOf(activeElement); // another row may have taken over the elements of the one that is gone
    if (activeElement !== body && (row === null || row === place.current)) return;
    const preventScroll = moved.current === 'in the list'; // without a press
    moved.current = null;
    if (!focusRow(place.current, { preventScroll })) document.querySelector<HTMLElement>('main h1')?.focus();
  });
}

/** Returns the row that has moved up to the place of one that is gone; of the last row, the one before it. */
function inPlaceOf(removedId: string, before: readonly string[], now: readonly string[]): string | undefined {
  const at = before.indexOf(removedId);
  const isLeft = (id: string) => now.includes(id);
  return (
    before.slice(at + 1).find(isLeft) ??
    before.slice(0, at).findLast(isLeft) ??
    now[Math.min(at, now.length - 1)]
  );
}
