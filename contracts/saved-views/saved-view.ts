import { Instant } from '#contracts/dates.ts';
import { AdministratorId, SavedViewId, Version } from '#contracts/ids.ts';
import { enteredName } from '#contracts/entered-name.ts';
import { z } from '#contracts/z.ts';

/** The list that a view is of: the last part of its path, "payments". */
export const ListName = z.string().check(z.regex(/^[a-z-]{3,40}$/));

/** Search, filters, order and columns, as the address of the page has them: "status=FAILED&sort=-amount". */
const ViewQuery = z.string().check(z.maxLength(1_000), z.regex(/^[\w.~%&=+*-]*$/));

const ViewName = enteredName(40);

/** What an administrator decides about a view. */
const chosen = {
  name: ViewName,
  query: ViewQuery,
  /** All administrators see it, and may change it. */
  shared: z.boolean(),
  /** Its list opens with it, for its maker only. One of a list at most. */
  isDefault: z.boolean(),
};

/** A list as one person likes to look at it, under a name. */
export const SavedView = z.object({
  id: SavedViewId,
  list: ListName,
  ...chosen,
  owner: z.object({ id: AdministratorId, name: z.string() }),
  /** It is the caller's own. */
  mine: z.boolean(),
  createdAt: Instant,
  version: Version,
});
export type SavedView = z.output<typeof SavedView>;

/** The views that an administrator can choose. */
export const SavedViews = z.object({ items: z.array(SavedView) });

/** A view of a list as it is saved. */
export const NewSavedView = z.object({ list: ListName, ...chosen });

/** What a saved view shows. */
export const SavedViewContent = z.object(chosen);
