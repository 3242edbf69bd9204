// Runs before the application. It sets the chosen colour scheme before the first paint, shows a message when the entry
// module cannot be loaded, hides what an outline says of the address without a query, and repeats a click on a button
// that was made before the application had started.
(() => {
  try {
    if (localStorage.getItem('tranche.colours') === 'dark') {
      document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
    }
  } catch {
    // Storage is blocked: the colour scheme is light.
  }
  if (location.search) document.documentElement.dataset['addressHasQuery'] = '';
  addEventListener(
    'error',
    (event) => {
      const source = event.target;
      if (!source || source.tagName !== 'SCRIPT' || source.type !== 'module') return;
      const text = document.createElement('p');
      const link = document.createElement('a');
      text.setAttribute('role', 'alert');
      text.append(
        'The application could not be loaded. The connection may have failed, or there is a newer release. ',
      );
      link.append('Load the page again');
      link.href = location.href;
      text.append(link);
      document.body.prepend(text);
    },
    true,
  );

  const early = new AbortController();
  /** @type {HTMLElement | null} */
  let pressed = null;
  addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('button') : null;
    },
    { capture: true, signal: early.signal },
  );
  // Dispatched by src/app/mount.tsx. Where the page was rendered anew the pressed button is gone, and so is the press.
  addEventListener(
    'tranche:hydrated',
    () => {
      early.abort();
      delete document.documentElement.dataset['addressHasQuery'];
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
})();
