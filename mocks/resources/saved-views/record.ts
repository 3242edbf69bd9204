import type { SavedView } from '#contracts/saved-views/saved-view.ts';

export type SavedViewRecord = Omit<SavedView, 'mine' | 'mayChange'>;
