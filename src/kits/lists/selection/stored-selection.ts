import { z } from '#contracts/z.ts';
import { selectionKey } from '#src/platform/storage/data-age-storage.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';

const StoredSelection = z.object({
  /** The list, its search and filters, and the person: a selection is valid for exactly these. */
  about: z.string(),
  ids: z.array(z.string()),
  all: z.boolean(),
});

/** The newest selection of this tab, which outlives a reload but not logging out. */
export const storedSelection = (storage: KeyValueStorage | null) =>
  storedValue(storage, selectionKey, StoredSelection);
