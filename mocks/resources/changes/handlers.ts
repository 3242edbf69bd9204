import type { Instant } from '#contracts/dates.ts';
import { firstCursor, maySee } from '#mocks/core/change-feed.ts';
import type { ChangeRow } from '#mocks/core/rows.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';

export const listChanges: HandlerOf<'listChanges'> = ({ query, subject, tables, reply }) => {
  const rows = tables.changes.all();
  const cursor = rows.at(-1)?.id ?? firstCursor;
  const since = query.after ? rowsAfter(rows, query.after) : query.since ? rowsSince(rows, query.since) : [];
  if (!since) return reply(200, { changes: [], cursor, reset: true });
  const visibleRows = since.filter((row) => maySee(row, subject));
  const last = new Map(visibleRows.map((row) => [`${row.entity.type}/${row.entity.id}`, row]));
  const changes = visibleRows.filter((row) => last.get(`${row.entity.type}/${row.entity.id}`) === row);
  return reply(200, { changes: changes.map(viewChange), cursor, reset: false });
};

/** Returns null for a cursor that is not in the feed: it is too old, or from before a reset. */
function rowsAfter(rows: readonly ChangeRow[], cursor: string): readonly ChangeRow[] | null {
  const index = rows.findIndex(({ id }) => id === cursor);
  if (index >= 0) return rows.slice(index + 1);
  return cursor === firstCursor && isFromTheBeginning(rows) ? rows : null;
}

/** Returns null for a time that the feed does not reach back to. */
function rowsSince(rows: readonly ChangeRow[], instant: Instant): readonly ChangeRow[] | null {
  const reachesBack = isFromTheBeginning(rows) || (rows[0]?.at ?? '') < instant;
  return reachesBack ? rows.filter(({ at }) => at >= instant) : null;
}

function isFromTheBeginning([oldest]: readonly ChangeRow[]): boolean {
  return oldest === undefined || Number.parseInt(oldest.id, 10) === 1;
}

const viewChange = ({ entity, version, at }: ChangeRow) => ({ entity, version, at });
