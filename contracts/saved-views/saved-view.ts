import { Instant } from '#contracts/dates.ts';
import { AdministratorId, SavedViewId, Version } from '#contracts/ids.ts';
import { enteredName } from '#contracts/entered-text.ts';
import { z } from '#contracts/z.ts';

/** The list of a view: the last part of its path, "payments". */
export const ListName = z.string().check(z.regex(/^[a-z-]{3,40}$/));

/** Search, filters, order and columns, as in the address of the page: "status=FAILED&sort=-amount". */
const ViewQuery = z.string().check(z.maxLength(1_000), z.regex(/^[\w.~%&=+*-]*$/));

/** In characters. */
export const maxViewNameLength = 40;

const ViewName = enteredName(maxViewNameLength);

/** The members of a view that an administrator sets. */
const chosen = {
  name: ViewName,
  query: ViewQuery,
  /** True: all administrators see it, and all but viewers may change it. Only its owner can change this. */
  shared: z.boolean(),
  /** True: its list opens with it, for its owner only. At most one per list. */
  isDefault: z.boolean(),
};

/** A named state of a list: search, filters, order and columns. */
export const SavedView = z.object({
  id: SavedViewId,
  list: ListName,
  ...chosen,
  owner: z.object({ id: AdministratorId, name: z.string() }),
  /** True if the caller owns it. */
  mine: z.boolean(),
  /** True if the caller may change and remove it. */
  mayChange: z.boolean(),
  createdAt: Instant,
  version: Version,
});
export type SavedView = z.output<typeof SavedView>;

/** The views that an administrator can choose. */
export const SavedViews = z.object({ items: z.array(SavedView) });

/** A new view of a list. */
export const NewSavedView = z.object({ list: ListName, ...chosen });

/** The content of a saved view. */
export const SavedViewContent = z.object(chosen);
