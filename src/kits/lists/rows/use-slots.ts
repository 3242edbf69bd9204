import { useState } from 'react';

interface Slots {
  /** The ids of the rows as one text. */
  readonly about: string;
  /** The React key of each row. */
  readonly keys: ReadonlyMap<string, string>;
  /** The number of keys made so far. */
  readonly createdCount: number;
}

const none: Slots = { about: '', keys: new Map(), createdCount: 0 };

/**
 * Returns the React keys of the rows with these ids. A row keeps its key while it is shown, and a new row takes the key
 * of one that is gone and with it the elements: a search then exchanges texts and creates no rows. Keys by position would
 * move every row below an inserted one into the elements of the next, under the focus and an open menu.
 */
export function useSlots(ids: readonly string[]): Slots['keys'] {
  const [slots, setSlots] = useState(none);
  const about = ids.join();
  if (slots.about === about) return slots.keys;
  const now = { about, ...slotsOf(ids, slots) };
  setSlots(now);
  return now.keys;
}

function slotsOf(ids: readonly string[], { keys: before, createdCount }: Slots): Omit<Slots, 'about'> {
  const shownIds = new Set(ids);
  const free = [...before].flatMap(([id, key]) => (shownIds.has(id) ? [] : [key]));
  let count = createdCount;
  const keys = new Map(ids.map((id) => [id, before.get(id) ?? free.shift() ?? `row ${(count += 1)}`]));
  return { keys, createdCount: count };
}
