// Vite requests a style sheet once per document: after a failure it considers it loaded, and a retry would show the
// page without its styles. Therefore failed style sheets are remembered here and requested again.

const missing = new Set<string>();

/** Starts remembering style sheets that fail to load, and removes their elements. */
export function watchStyles(window: Window): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      missing.add(target.href);
      target.remove();
    },
    true, // in the capture phase, because these events do not bubble
  );
}

/** Loads the style sheets that have failed; rejects with the message of a missing chunk when one fails again. */
export async function loadMissingStyles(): Promise<void> {
  await Promise.all(
    [...missing].map(
      (url) =>
        new Promise<void>((resolve, reject) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.crossOrigin = '';
          link.href = url;
          link.addEventListener('load', () => {
            missing.delete(url);
            resolve();
          });
          link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${url}`)));
          document.head.append(link);
        }),
    ),
  );
}
