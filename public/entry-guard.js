// Runs before anything else, and only this: the chosen colours from the first frame on, words in place of a page that
// cannot start because its first module is not there, and a press that came before the page could answer it.
(() => {
  try {
    if (localStorage.getItem('tranche.colours') === '"dark"') {
      document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
    }
  } catch {
    // Storage is blocked: then the colours are the light ones.
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
  // src/app/mount.tsx says so: the buttons are the same ones (true), or others take their place in a moment.
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
      let tries = 50;
      const timer = setInterval(() => {
        const buttons = pressed.isConnected ? [] : [...document.querySelectorAll('button')];
        const successor = buttons.find((b) => (b.getAttribute('aria-label') || b.textContent) === name);
        tries -= 1;
        if (successor || tries === 0) clearInterval(timer);
        successor?.click();
      }, 100);
    },
    { once: true },
  );
})();
