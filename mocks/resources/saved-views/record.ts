import { SavedView } from '#contracts/saved-views/saved-view.ts';
import { z } from '#contracts/z.ts';
import type { RowOf } from '#mocks/store/row-fields.ts';

export const savedViewRecord = z.omit(SavedView, { mine: true, mayChange: true });
export type SavedViewRecord = RowOf<typeof savedViewRecord>;
