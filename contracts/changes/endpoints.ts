import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { EntityReference } from '#contracts/entities.ts';
import { Version } from '#contracts/ids.ts';
import { queryInstant } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';

const Cursor = z.string().check(z.regex(/^\d{12}-[0-9a-f]{8}$/));

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
  cursor: Cursor,
  /** True if the feed does not reach back to the given cursor or instant, so that everything may have changed. */
  reset: z.boolean(),
});
export type Changes = z.output<typeof Changes>;

export const listChanges = endpoint({
  method: 'GET',
  path: '/v1/changes',
  summary:
    'What has changed since a cursor or an instant: your own, or everybody’s for administrators. Without either: where to begin. Does not extend the session',
  access: 'signedIn',
  background: true,
  query: { after: z.optional(Cursor), since: z.optional(queryInstant()) },
  answers: { 200: Changes },
  problems: [],
  examples: [
    { name: 'from now on' },
    { name: 'after a cursor', query: { after: '000000000001-00000000' } },
    { name: 'since the page began', query: { since: '2027-01-10T09:00:00.000Z' } },
  ],
});
