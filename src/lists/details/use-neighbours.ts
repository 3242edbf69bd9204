import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenEntity } from './use-open-entity.ts';
import type { ListControl } from '#src/lists/use-list-query.ts';

/** Functions that open the previous or next row; null where there is none. */
export interface Neighbours {
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
}

interface Page {
  readonly open: OpenEntity;
  /** The ids of the rows on this page, in order. */
  readonly ids: readonly string[];
  readonly control: ListControl;
  readonly nextCursor: string | null;
  readonly isFetching: boolean;
}

/**
 * Returns functions for the neighbouring rows. At the end of a page the list shows the adjacent page and opens its
 * first or last row. Null for an entity that was opened by a link.
 */
export function useNeighbours({ open, ids, control, nextCursor, isFetching }: Page): Neighbours | null {
  const { page } = control.view;
  const [turning, setTurning] = useState<{ readonly to: number; readonly row: 0 | -1 } | null>(null);
  const arrive = useEffectEvent(() => {
    const id = ids.at(turning?.row ?? 0);
    setTurning(null);
    if (id !== undefined && open.id !== null) open.show(id);
  });
  const isThere = turning !== null && turning.to === page && !isFetching;
  useEffect(() => {
    if (isThere) arrive();
  }, [isThere]);

  if (turning !== null) return { previous: null, next: null };
  const at = open.id === null ? -1 : ids.indexOf(open.id);
  if (at === -1) return null;
  const show = (id: string | undefined) => (id === undefined ? null : () => open.show(id));
  const turnOn = (cursor: string) => () => {
    setTurning({ to: page + 1, row: 0 });
    control.next(cursor);
  };
  const turnBack = () => {
    setTurning({ to: page - 1, row: -1 });
    control.previous();
  };
  return {
    previous: at > 0 ? show(ids[at - 1]) : page > 1 && !control.previousIsFirst ? turnBack : null,
    next: at + 1 < ids.length ? show(ids[at + 1]) : nextCursor === null ? null : turnOn(nextCursor),
  };
}
