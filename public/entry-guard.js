// Runs before the application. It sets the chosen colour scheme before the first paint, shows a message when the entry
// module cannot be loaded, and repeats a click on a button that was made before the application had started.
(() => {
  try {
    if (localStorage.getItem('tranche.colours') === '"dark"') {
      document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
    }
  } catch {
    // Storage is blocked: the colour scheme is light.
  }
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
  let pressed = document.documentElement;
  addEventListener(
    'click',
    ({ target }) => {
      pressed = (target instanceof Element && target.closest('button')) || document.documentElement;
    },
    { capture: true, signal: early.signal },
  );
  // Dispatched by src/app/mount.tsx. `detail` is true when the buttons of the HTML stay, false when they are replaced.
  addEventListener(
    'tranche:hydrated',
    (event) => {
      early.abort();
      if (pressed.tagName !== 'BUTTON') return;
      if (event instanceof CustomEvent && event.detail === true) {
        pressed.click();
        return;
      }
      const name = pressed.getAttribute('aria-label') || pressed.textContent;
      let attempts = 50;
      const timer = setInterval(() => {
        const buttons = pressed.isConnected ? [] : [...document.querySelectorAll('button')];
        const successor = buttons.find((b) => (b.getAttribute('aria-label') || b.textContent) === name);
        attempts -= 1;
        if (successor || attempts === 0) clearInterval(timer);
        successor?.click();
      }, 100);
    },
    { once: true },
  );
})();
