import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenEntity } from './use-open-entity.ts';
import type { ListControl } from '#src/kits/lists/use-list-query.ts';

/** Functions that open the previous or next row; null where there is none. */
export interface Neighbours {
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
  /** The id of the next row on this page; null where there is none. */
  readonly nextId: string | null;
}

/** Where an open entity was last seen in the list. */
interface Place {
  readonly id: string;
  readonly at: number;
  readonly page: number;
}

/** A page of a list, and the entity that is open over it. */
export interface ListPage {
  readonly open: OpenEntity;
  /** The ids of the rows on this page, in order. */
  readonly ids: readonly string[];
  readonly control: ListControl;
  readonly nextCursor: string | null;
  readonly isFetching: boolean;
}

/**
 * Returns functions for the neighbouring rows. At the end of a page the list shows the adjacent page and opens its
 * first or last row. An entity that has left the list, because it was decided, keeps its place: next is the row that
 * moved up to it. Null for an entity that was opened by a link.
 */
export function useNeighbours({ open, ids, control, nextCursor, isFetching }: ListPage): Neighbours | null {
  const { page } = control.view;
  const [turning, setTurning] = useState<{ readonly to: number; readonly row: 0 | -1 } | null>(null);
  const [last, setLast] = useState<Place | null>(null);
  const arrive = useEffectEvent(() => {
    const id = ids.at(turning?.row ?? 0);
    setTurning(null);
    if (id !== undefined && open.id !== null) open.show(id);
  });
  const isThere = turning !== null && turning.to === page && !isFetching;
  useEffect(() => {
    if (isThere) arrive();
  }, [isThere]);

  const at = open.id === null ? -1 : ids.indexOf(open.id);
  useEffect(() => {
    if (open.id !== null && at !== -1 && !isFetching) setLast({ id: open.id, at, page });
  }, [open.id, at, page, isFetching]);
  if (turning !== null) return { previous: null, next: null, nextId: null };
  const show = (id: string | undefined) => (id === undefined ? null : () => open.show(id));
  if (at === -1) {
    return last !== null && last.id === open.id && last.page === page
      ? {
          previous: last.at > 0 ? show(ids[last.at - 1]) : null,
          next: show(ids[last.at]),
          nextId: ids[last.at] ?? null,
        }
      : null;
  }
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
    nextId: ids[at + 1] ?? null,
  };
}
