import { useState } from 'react';

interface Slots {
  /** The ids of the rows as one text. */
  readonly about: string;
  /** The React key of each row. */
  readonly keys: ReadonlyMap<string, string>;
  /** The number of keys made so far. */
  readonly made: number;
}

const none: Slots = { about: '', keys: new Map(), made: 0 };

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

function slotsOf(ids: readonly string[], { keys: before, made }: Slots): Omit<Slots, 'about'> {
  const shown = new Set(ids);
  const free = [...before].flatMap(([id, key]) => (shown.has(id) ? [] : [key]));
  let count = made;
  const keys = new Map(ids.map((id) => [id, before.get(id) ?? free.shift() ?? `row ${(count += 1)}`]));
  return { keys, made: count };
}
