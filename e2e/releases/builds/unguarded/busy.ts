import type { Busy } from '#src/release/busy.ts';

export * from '#src/release/busy.ts';

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
