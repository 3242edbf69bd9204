// Runs before anything else, and only this: the chosen colours from the first frame on, and words in place of a page
// that cannot start because its first module is not there.
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
})();
