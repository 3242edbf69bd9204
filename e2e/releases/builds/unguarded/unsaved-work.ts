import type { Busy } from '#src/platform/unsaved-work.ts';

export * from '#src/platform/unsaved-work.ts';

/** Never holds a reload back. */
export const busy: Busy = {
  hold: () => () => undefined,
  held: false,
  whenFree(then) {
    then();
    return () => undefined;
  },
};

export function useHold(_active: boolean): void {
  // Nothing is held.
}
