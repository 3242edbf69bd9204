import { dialogsOpen } from '#src/platform/shortcuts/use-shortcuts.ts';

/** How long in ms rows may take for keys that were pressed before them. */
const maxWaitMs = 3_000;

/** What the keys that were pressed on this page do once its rows are there, in order. */
let awaited: { readonly path: string; readonly until: number; readonly acts: (() => void)[] } | null = null;

/**
 * Does what a key of a row asks for as soon as there are rows: people press `j` and Enter before a list has arrived. An
 * Enter after it opens the row. Whoever begins to type or goes to another page meanwhile has changed their mind.
 */
export function onceThereAreRows(act: () => void, hasRows: () => boolean): void {
  if (awaited?.path === location.pathname) {
    awaited.acts.push(act);
    return;
  }
  awaited = { path: location.pathname, until: performance.now() + maxWaitMs, acts: [act] };
  document.addEventListener('keydown', awaitEnter);
  wait(hasRows);
}

function awaitEnter({ key, target }: KeyboardEvent): void {
  const isUsed = target instanceof Element && target.closest('a, button, input, select, textarea') !== null;
  if (key !== 'Enter' || isUsed) return;
  awaited?.acts.push(
    () => document.activeElement instanceof HTMLAnchorElement && document.activeElement.click(),
  );
}

function wait(hasRows: () => boolean): void {
  if (awaited === null) return;
  const { path, until, acts } = awaited;
  const isOver = path !== location.pathname || performance.now() > until;
  if (!isOver && !hasRows()) {
    requestAnimationFrame(() => wait(hasRows));
    return;
  }
  awaited = null;
  document.removeEventListener('keydown', awaitEnter);
  const isBusy = dialogsOpen() > 0 || document.activeElement?.matches('input, select, textarea');
  if (!isOver && !isBusy) for (const each of acts) each();
}
