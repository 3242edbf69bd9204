// Runs before anything else, and only this: the chosen colours from the first frame on, and words in place of a page
// that cannot start because its first module is not there.
(function () {
  try {
    if (localStorage.getItem('tranche.colours') === 'dark') {
      document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
    }
  } catch (blocked) {}
  addEventListener(
    'error',
    function (event) {
      var source = event.target;
      if (!source || source.tagName !== 'SCRIPT' || source.type !== 'module') return;
      var text = document.createElement('p');
      var link = document.createElement('a');
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
