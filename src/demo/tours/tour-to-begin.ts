import type { KeyValueStorage } from '#src/platform/storage/storage.ts';
import { tourNamed } from './tours.ts';
import { keepProgress } from './use-progress.ts';

/** Returns a tour, with a function that begins it in this tab; null if there is none of that name. */
export function tourToBegin(name: string) {
  const tour = tourNamed(name);
  if (!tour) return null;
  const begin = (storage: KeyValueStorage | null) =>
    keepProgress(
      { tour: name, step: 0, isLeft: false, starts: [{ address: tour.opens, place: null }], isAgain: false },
      storage,
    );
  return { ...tour, begin };
}
