import type { mockControl } from '#contracts/mock-control.ts';
import type { Deed } from '#mocks/store/driver.ts';

/** A step of the demo itself, whether its console or the mock's control takes it. */
export const demoDeed = (what: keyof typeof mockControl): Deed => ({ who: null, what });
