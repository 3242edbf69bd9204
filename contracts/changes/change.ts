import { Instant } from '#contracts/dates.ts';
import { EntityReference } from '#contracts/entities.ts';
import { Version } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';

/** A position in the feed. */
export const ChangeCursor = z.string().check(z.regex(/^\d{12}-[0-9a-f]{8}$/));

/** One entity that has changed; a client that shows it fetches it again. */
export const Change = z.object({
  entity: EntityReference,
  /** Null for entities without a version and for deleted ones. */
  version: z.nullable(Version),
  at: Instant,
});
export type Change = z.output<typeof Change>;

/** The changes after the given cursor or instant. */
export const Changes = z.object({
  /** Oldest first; an entity that changed several times is listed once, with its last version. */
  changes: z.array(Change),
  /** The value of `after` in the next request. */
  cursor: ChangeCursor,
  /** True if the feed does not reach back to the given cursor or instant, so that everything may have changed. */
  reset: z.boolean(),
});
export type Changes = z.output<typeof Changes>;
