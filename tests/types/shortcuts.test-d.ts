// Each @ts-expect-error is an assertion: `npm run check` fails when the line below it begins to compile.
import type { Shortcuts } from '#src/platform/shortcuts/use-shortcuts.ts';

const act = () => undefined;

// A key with a listener is in the list that people read
export const listened: Shortcuts = { j: act, X: act, '?': act, 'g p': act };
// @ts-expect-error -- a key that the list does not have
export const secret: Shortcuts = { q: act };
// @ts-expect-error -- no page has this letter
export const nowhere: Shortcuts = { 'g q': act };
