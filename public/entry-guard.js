// @ts-check
// Runs before the application. It sets the chosen colour scheme before the first paint, says what this browser keeps, so
// that the page leaves room for it, shows a message when the entry module cannot be loaded, hides what an outline says of
// the address without a query, and repeats a click on a button that was made before the application had started.
(() => {
  const marks = document.documentElement.dataset;
  try {
    if (localStorage.getItem('tranche.colours') === 'dark') marks['mantineColorScheme'] = 'dark';
    if (localStorage.getItem('tranche.draft')?.includes('"items":[{')) marks['cart'] = '';
    const session = sessionStorage.getItem('tranche.session');
    if (session) marks['session'] = '';
    if (session?.includes('"CUSTOMER"')) marks['customer'] = '';
    if (session?.includes('"ADMINISTRATOR"')) marks['administrator'] = '';
  } catch {
    // Storage is blocked: the page is that of a first visit.
  }
  if (location.search) marks['addressHasQuery'] = '';
  addEventListener(
    'error',
    (event) => {
      const source = event.target;
      if (!(source instanceof HTMLScriptElement) || source.type !== 'module') return;
      const text = document.createElement('p');
      const link = document.createElement('a');
      text.role = 'alert';
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
    (event) => {
      pressed = event.target instanceof Element ? event.target.closest('button') : null;
      if (pressed) event.preventDefault(); // a form of the page would be sent to the host
    },
    { capture: true, signal: early.signal },
  );
  // Dispatched by src/startup/mount.tsx once React listens: it hydrates what is pressed before anything else. Where the page
  // is rendered again the pressed button goes, and so does the press.
  addEventListener(
    'tranche:hydrated',
    () => {
      early.abort();
      delete marks['addressHasQuery'];
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
})();
