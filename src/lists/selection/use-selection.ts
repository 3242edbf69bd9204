import { useState } from 'react';
import type { QueryArguments } from '#contracts/query.ts';
import type { BulkTarget } from '#src/actions/bulk/bulk-action.ts';

/** Which rows are chosen: single ones, across pages, or all that match. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly all: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (ids: readonly string[], on: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  readonly target: BulkTarget;
}

const none: ReadonlySet<string> = new Set();

/** The selection of a list. Another search or filter is about other rows, so it begins without one. */
export function useSelection({ q, filter }: Pick<QueryArguments, 'q' | 'filter'>): Selection {
  const about = JSON.stringify([q, filter]);
  const [state, setState] = useState({ about, ids: none, all: false });
  const { ids, all } = state.about === about ? state : { ids: none, all: false };
  const choose = (next: ReadonlySet<string>, every = false) => setState({ about, ids: next, all: every });
  return {
    ids,
    all,
    has: (id) => all || ids.has(id),
    toggle: (changed, on) => {
      const next = new Set(ids);
      for (const id of changed) {
        if (on) next.add(id);
        else next.delete(id);
      }
      choose(next);
    },
    chooseAll: () => choose(none, true),
    clear: () => choose(none),
    target: all ? { ...(q !== undefined && { q }), ...(filter && { filter }) } : { ids: [...ids] },
  };
}
