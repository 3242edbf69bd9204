// Vite asks for a style sheet once per document: after a failure it takes it for loaded, and the next try would show the
// page without its styles. So the ones that did not come are remembered here and asked for again.

const missing = new Set<string>();

/** From now on style sheets that do not come are remembered, and leave no element behind. */
export function watchStyles(window: Window): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      missing.add(target.href);
      target.remove();
    },
    true, // such an event does not bubble
  );
}

/** The addresses of those that did not come since the last call. */
export function takeMissingStyles(): readonly string[] {
  const taken = [...missing];
  missing.clear();
  return taken;
}

/** Asks for them; rejects with the words of a missing chunk when one does not come again. */
export async function loadStyles(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(
      (url) =>
        new Promise<void>((resolve, reject) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.crossOrigin = '';
          link.href = url;
          link.addEventListener('load', () => resolve());
          link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${url}`)));
          document.head.append(link);
        }),
    ),
  );
}
