import { z } from '#contracts/z.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';

const ViewText = z.string().check(z.minLength(1), z.maxLength(1_000));

/**
 * The query of an administrator's default view of a list, kept in this browser so that the first request of the list
 * is already the view's.
 */
export function storedDefault(
  storage: KeyValueStorage | null,
  list: string,
  administratorId: string | undefined,
) {
  const stored = storedValue(storage, `tranche.view.${list}.${administratorId ?? 'demo'}`, ViewText);
  return {
    read: stored.read,
    /** An empty query means that there is no default view. A search may name a person, so it is not kept. */
    keep: (query: string) =>
      query === '' || new URLSearchParams(query).has('q') ? stored.remove() : stored.write(query),
  };
}
