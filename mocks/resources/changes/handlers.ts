import { firstCursor, maySee } from '#mocks/core/change-feed.ts';
import type { ChangeRow } from '#mocks/core/rows.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';

export const listChanges: HandlerOf<'listChanges'> = ({ query, subject, tables, reply }) => {
  const rows = tables.changes.all();
  const cursor = rows.at(-1)?.id ?? firstCursor;
  const since = rowsSince(rows, query.after ?? cursor);
  if (!since) return reply(200, { changes: [], cursor, reset: true });
  const known = since.filter((row) => maySee(row, subject));
  const last = new Map(known.map((row) => [`${row.entity.type}/${row.entity.id}`, row]));
  const changes = known.filter((row) => last.get(`${row.entity.type}/${row.entity.id}`) === row);
  return reply(200, { changes: changes.map(viewChange), cursor, reset: false });
};

/** Null for a cursor that is not in the feed: it is too old, or from before a reset. */
function rowsSince(rows: readonly ChangeRow[], cursor: string): readonly ChangeRow[] | null {
  const index = rows.findIndex(({ id }) => id === cursor);
  if (index >= 0) return rows.slice(index + 1);
  const isFromTheBeginning = rows[0] === undefined || Number.parseInt(rows[0].id, 10) === 1;
  return cursor === firstCursor && isFromTheBeginning ? rows : null;
}

const viewChange = ({ entity, version, at }: ChangeRow) => ({ entity, version, at });
