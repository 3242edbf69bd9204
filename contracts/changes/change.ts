import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { EntityReference } from '#contracts/entities.ts';
import { Version } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';

export const ChangeCursor = described(
  z.string().check(z.regex(/^\d{12}-[0-9a-f]{8}$/)),
  'A position in the feed.',
);

export const Change = described(
  z.object({
    entity: EntityReference,
    version: described(z.nullable(Version), 'Null for entities without a version and for deleted ones.'),
    at: Instant,
  }),
  'One entity that has changed; a client that shows it fetches it again.',
);
export type Change = z.output<typeof Change>;

/**
 * So many entities the header `Changed` of a command names at most; of more it names only the types, "order, plan", because
 * clients and proxies refuse long headers.
 */
export const maxNamedInHeader = 50;

export const Changes = described(
  z.object({
    changes: described(
      z.array(Change),
      'Oldest first; an entity that changed several times is listed once, with its last version.',
    ),
    cursor: described(ChangeCursor, 'The value of `after` in the next request.'),
    reset: described(
      z.boolean(),
      'True if the feed does not reach back to the given cursor or instant, so that everything may have changed.',
    ),
  }),
  'The changes after the given cursor or instant.',
);
export type Changes = z.output<typeof Changes>;
