import type { SavedView } from '#contracts/saved-views/saved-view.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { requireRow, ProblemError } from '#mocks/core/handler-result.ts';
import { lacking } from '#mocks/core/permission.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import type { SavedViewRecord } from './record.ts';

/** Returns a view as an administrator sees it; it is a default only for its owner. */
const viewFor = (view: SavedViewRecord, subject: Subject): SavedView => {
  const mine = view.owner.id === subject.id;
  const mayChange = refusalOf(view, subject) === null;
  return { ...view, isDefault: mine && view.isDefault, mine, mayChange };
};

/** Why this person may not change a view; null if they may. */
const refusalOf = ({ owner }: SavedViewRecord, subject: Subject) =>
  // oxlint-disable-next-line tranche/direct-refusal -- a view has no states
  owner.id === subject.id ? null : lacking('views.others', subject);

/** Returns a view that this person may change; raises not-found or forbidden. */
function changeable(view: SavedViewRecord | undefined, subject: Subject): SavedViewRecord {
  const visibleView = requireVisible(view, subject);
  const refusal = refusalOf(visibleView, subject);
  // oxlint-disable-next-line tranche/direct-refusal -- a view has no states
  if (refusal) throw new ProblemError(refusal);
  return visibleView;
}

const isSeenBy = ({ shared, owner }: SavedViewRecord, { id }: Subject) => shared || owner.id === id;

const requireVisible = (view: SavedViewRecord | undefined, subject: Subject): SavedViewRecord =>
  requireRow(view && isSeenBy(view, subject) ? view : undefined, 'view');

export const listSavedViews: HandlerOf<'listSavedViews'> = ({ query, subject, tables, reply }) => {
  const items = tables.savedViews
    .by('list', query.list)
    .filter((view) => isSeenBy(view, subject))
    .map((view) => viewFor(view, subject))
    .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  return reply(200, { items });
};

export const getSavedView: HandlerOf<'getSavedView'> = ({ params, subject, tables, reply }) =>
  reply(200, viewFor(requireVisible(tables.savedViews.get(params.savedViewId), subject), subject));

export const createSavedView: HandlerOf<'createSavedView'> = ({
  body,
  subject,
  tables,
  now,
  random,
  reply,
}) => {
  if (body.isDefault) clearDefault(tables, body.list, subject);
  const created = tables.savedViews.insert({
    ...body,
    id: random.ulid('viw', now),
    owner: { id: subject.id, name: subject.name },
    createdAt: now,
    version: 1,
  });
  return reply(201, viewFor(created, subject));
};

export const updateSavedView: HandlerOf<'updateSavedView'> = (context) => {
  const { params, body, subject, tables, matchVersion, reply } = context;
  const view = changeable(tables.savedViews.get(params.savedViewId), subject);
  matchVersion(view);
  const isMine = view.owner.id === subject.id;
  if (body.isDefault && isMine) clearDefault(tables, view.list, subject);
  const changedView = tables.savedViews.replace({
    ...view,
    ...body,
    // only the owner can change these
    ...(!isMine && { isDefault: view.isDefault, shared: view.shared }),
    version: view.version + 1,
  });
  return reply(200, viewFor(changedView, subject));
};

export const removeSavedView: HandlerOf<'removeSavedView'> = (context) => {
  const { params, subject, tables, matchVersion, reply } = context;
  const view = changeable(tables.savedViews.get(params.savedViewId), subject);
  matchVersion(view);
  tables.savedViews.delete(view.id);
  return reply(200, viewFor({ ...view, version: view.version + 1 }, subject));
};

/** Unmarks the administrator's previous default view of the list. */
function clearDefault(tables: Pick<Writes, 'savedViews'>, list: string, { id }: Subject): void {
  for (const view of tables.savedViews.by('list', list)) {
    if (view.owner.id !== id || !view.isDefault) continue;
    tables.savedViews.replace({ ...view, isDefault: false, version: view.version + 1 });
  }
}
