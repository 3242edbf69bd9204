import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { AdministratorId, SavedViewId, Version } from '#contracts/ids.ts';
import { enteredName } from '#contracts/entered-text.ts';
import { z } from '#contracts/z.ts';

export const ListName = described(
  z.string().check(z.regex(/^[a-z-]{3,40}$/)),
  'The list of a view: the last part of its path, "payments".',
);

/** Search, filters, order and columns, as in the address of the page: "status=FAILED&sort=-amount". */
const ViewQuery = z.string().check(z.maxLength(1_000), z.regex(/^[\w.~%&=+*-]*$/));

/** In characters. */
export const maxViewNameLength = 40;

const ViewName = enteredName(maxViewNameLength);

/** The members of a view that an administrator sets. */
const chosen = {
  name: ViewName,
  query: ViewQuery,
  shared: described(
    z.boolean(),
    'True: all administrators see it, and all but viewers may change it. Only its owner can change this.',
  ),
  isDefault: described(
    z.boolean(),
    'True: its list opens with it, for its owner only. At most one per list.',
  ),
};

export const SavedView = described(
  z.object({
    id: SavedViewId,
    list: ListName,
    ...chosen,
    owner: z.object({ id: AdministratorId, name: z.string() }),
    mine: described(z.boolean(), 'True if the caller owns it.'),
    mayChange: described(z.boolean(), 'True if the caller may change and remove it.'),
    createdAt: Instant,
    version: Version,
  }),
  'A named state of a list: search, filters, order and columns.',
);
export type SavedView = z.output<typeof SavedView>;

export const SavedViews = described(
  z.object({ items: z.array(SavedView) }),
  'The views that an administrator can choose.',
);

export const NewSavedView = described(z.object({ list: ListName, ...chosen }), 'A new view of a list.');

export const SavedViewContent = described(z.object(chosen), 'The content of a saved view.');
