import { useMemo, useState } from 'react';
import type { QueryArguments } from '#contracts/query.ts';
import type { BulkTarget } from '#src/kits/actions/bulk/bulk-action.ts';
import { selectSession } from '#src/platform/session/session.ts';
import { useAppSelector, useServices } from '#src/platform/store/use-store.ts';
import { storedSelection } from './stored-selection.ts';

/** The selected rows: single ones across pages, or all that match. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly all: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string, on: boolean) => void;
  /** Selects or clears this row and all rows between it and the last toggled one. */
  readonly toggleTo: (id: string, on: boolean) => void;
  /** The ids of the rows on this page. */
  readonly page: readonly string[];
  readonly togglePage: (on: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  readonly target: BulkTarget;
}

type Matching = Pick<QueryArguments, 'q' | 'filter'>;

interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly all: boolean;
  /** The row that was toggled last. */
  readonly last: string | null;
}

const nothing: Chosen = { ids: new Set(), all: false, last: null };

/**
 * The selection of a list. It belongs to the search and filters it was made with: with others nothing is selected, since
 * they concern other rows; it is back with the same ones, unless rows were selected meanwhile. It outlives a reload. The
 * object stays the same until the selection changes, which avoids rendering rows again.
 * @param list the path of the list
 * @param page the ids of the rows on this page, in order
 */
export function useSelection(list: string, query: Matching, page: readonly string[]): Selection {
  const storage = useServices().sessionStorage;
  const owner = useAppSelector(selectSession)?.administratorId;
  const about = JSON.stringify([list, owner, query.q, query.filter]);
  const [state, setState] = useState<Chosen & { readonly about: string }>(() => {
    const stored = storedSelection(storage).read();
    return stored ? { ...nothing, ...stored, ids: new Set(stored.ids) } : { about, ...nothing };
  });
  const chosen = state.about === about ? state : nothing;
  return useMemo(
    () =>
      selectionOf(chosen, page, query, (next) => {
        const now = { about, ...nothing, ...next };
        setState(now);
        storedSelection(storage).write({ about, ids: [...now.ids], all: now.all });
      }),
    [about, chosen, page, query, storage],
  );
}

function selectionOf(
  { ids, all, last }: Chosen,
  page: readonly string[],
  { q, filter }: Matching,
  choose: (next: Partial<Chosen>) => void,
): Selection {
  function toggle(toggledIds: readonly string[], on: boolean, now: string | null): void {
    const next = new Set(ids);
    for (const id of toggledIds) {
      if (on) next.add(id);
      else next.delete(id);
    }
    choose({ ids: next, last: now });
  }
  return {
    ids,
    all,
    page,
    has: (id) => all || ids.has(id),
    toggle: (id, on) => toggle([id], on, id),
    toggleTo: (id, on) => toggle(between(page, last ?? id, id), on, id),
    togglePage: (on) => toggle(page, on, null),
    chooseAll: () => choose({ all: true }),
    clear: () => choose({}),
    target: all
      ? { matching: { ...(q !== undefined && { q }), ...(filter && { filter }) } }
      : { ids: [...ids] },
  };
}

/** Returns the ids between two rows in the order of the page; only the second one if the first is on another page. */
function between(page: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [page.indexOf(one), page.indexOf(other)];
  return from === -1 || to === -1 ? [other] : page.slice(Math.min(from, to), Math.max(from, to) + 1);
}
