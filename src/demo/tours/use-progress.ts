import { useSyncExternalStore } from 'react';
import { z } from '#contracts/z.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';
import { useServices } from '#src/platform/store/use-store.ts';

// How far this tab is in a tour. The panel, the buttons of the demo and the start of the application share it.

const Progress = z.object({
  tour: z.string(),
  /** Counted from 0; the number of steps once the tour is finished. */
  step: z.int().check(z.gte(0)),
  /** The person goes on without the tour, and may resume it. */
  isLeft: z.boolean(),
  /** Where each step up to this one began, and those that were gone back from. */
  starts: z.array(
    z.object({
      /** Path and query of the page. */
      address: z.string(),
      /** How many steps had led to the data; null before that was known. */
      place: z.nullable(z.int()),
    }),
  ),
  /** The step was begun again: the page may still show what it leads to. */
  isAgain: z.boolean(),
});
export type Progress = z.output<typeof Progress>;

/** The next step, which begins here. */
export const wentOn = (progress: Progress, start: Progress['starts'][number]): Progress => ({
  ...progress,
  step: progress.step + 1,
  starts: [...progress.starts.slice(0, progress.step + 1), start],
  isAgain: false,
});

/** An earlier step, begun again by the person: the data do not lead forward from it. */
export const beganAgain = (progress: Progress, step: number): Progress => ({
  ...progress,
  step,
  starts: progress.starts.slice(0, step + 1),
  isAgain: true,
});

/** The step that fits the data after someone went back or forward among the steps that led to them. */
export function movedTo(progress: Progress, place: number): Progress {
  const step = progress.starts.findLastIndex((start) => start.place === null || start.place <= place);
  return step < 0 || step === progress.step ? progress : { ...progress, step, isAgain: true };
}

const stored = (storage: KeyValueStorage | null) => storedValue(storage, 'tranche.tour', Progress);

const listeners = new Set<() => void>();

/** Undefined until it is read from the storage, which a browser may block; null without a tour. */
let progress: Progress | null | undefined;

export function keepProgress(next: Progress | null, storage: KeyValueStorage | null): void {
  progress = next;
  if (next) stored(storage).write(next);
  else stored(storage).remove();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readOnce(storage: KeyValueStorage | null): Progress | null {
  if (progress === undefined) progress = stored(storage).read();
  return progress;
}

/** Returns the progress of this tab, null without a tour, and a function that changes it. */
export function useProgress() {
  const { sessionStorage } = useServices();
  const current = useSyncExternalStore(subscribe, () => readOnce(sessionStorage));
  return [current, (next: Progress | null) => keepProgress(next, sessionStorage)] as const;
}
