import { z } from '#contracts/z.ts';

/** Small, so that short lists have a second page too. */
const limit = 3;
const maxPages = 4;

const Listed = z.object({ items: z.array(z.unknown()), nextCursor: z.nullable(z.string()) });

/** Follows a list from its first page on, and says what is wrong with a page after those before it. */
export function createPager() {
  const earlierItems = new Set<string>();
  let count = 0;
  let cursor: string | undefined;

  function read(body: unknown): { readonly breaches: readonly string[]; readonly isLast: boolean } {
    const listed = z.safeParse(Listed, body);
    if (!listed.success) return { breaches: [], isLast: true }; // the schema of the answer has said why
    const { items, nextCursor } = listed.data;
    const texts = items.map((item) => JSON.stringify(item));
    const breaches = [
      ...(items.length > limit ? [`/items has ${items.length} items, more than limit=${limit}`] : []),
      ...(texts.some((text) => earlierItems.has(text)) ? ['a page has items of an earlier page'] : []),
      ...(nextCursor !== null && nextCursor === cursor
        ? ['nextCursor is the cursor that was sent, so the list does not end']
        : []),
    ];
    for (const text of texts) earlierItems.add(text);
    count += 1;
    cursor = nextCursor ?? undefined;
    return { breaches, isLast: nextCursor === null || breaches.length > 0 || count === maxPages };
  }

  return {
    read,
    query: () => ({ limit, cursor }),
    /** How many pages with items there were. */
    filled: () => (earlierItems.size === 0 ? 0 : count),
  };
}
