import type { UnsavedWork } from '#src/platform/storage/unsaved-work.ts';

export * from '#src/platform/storage/unsaved-work.ts';

/** Never holds a reload back. */
export const unsavedWork: UnsavedWork = {
  acquire: () => () => undefined,
  isHeld: false,
  wouldBeLost: false,
  whenFree(then) {
    then();
    return () => undefined;
  },
};
