// Runs before anything else, and only this: the chosen colours from the first frame on, words in place of a page that
// cannot start because its first module is not there, and a press that came before the page could answer it.
(() => {
  try {
    if (localStorage.getItem('tranche.colours') === 'dark') {
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

  let pressed = null;
  const remember = ({ target }) => {
    pressed = target.closest('#root button');
  };
  addEventListener('click', remember, true);
  // src/app/mount.tsx says so: the buttons are the same ones (true), or others take their place in a moment.
  addEventListener(
    'alive',
    ({ detail: areSame }) => {
      removeEventListener('click', remember, true);
      if (pressed && areSame) pressed.click();
      else if (pressed) pressSuccessor(50);
    },
    { once: true },
  );

  const nameOf = (button) => button.getAttribute('aria-label') || button.textContent;
  function pressSuccessor(tries) {
    const buttons = pressed.isConnected ? [] : [...document.querySelectorAll('#root button')];
    const successor = buttons.find((button) => nameOf(button) === nameOf(pressed));
    if (successor) successor.click();
    else if (tries > 0) setTimeout(pressSuccessor, 100, tries - 1);
  }
})();
