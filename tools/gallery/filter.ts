/** Shows what its form asks for. It runs in the page of the gallery, so it uses nothing from outside. */
export function filterGallery(document: Document): void {
  const form = document.querySelector('form');
  if (!form) return;
  const count = form.querySelector('[role=status]');
  const states = [...document.querySelectorAll<HTMLElement>('article')];
  const pages = [...document.querySelectorAll<HTMLElement>('section')];
  const figures = [...document.querySelectorAll<HTMLElement>('figure')];

  function filter(this: HTMLFormElement): void {
    const value = (name: string) => {
      const control = this.elements.namedItem(name);
      return control && 'value' in control ? String(control.value) : '';
    };
    const words = value('words').toLowerCase().split(/\s+/);
    const has = (element: HTMLElement, name: 'change' | 'device' | 'colours') =>
      value(name) === '' || element.dataset[name] === value(name);
    for (const state of states) {
      const text = state.dataset['words'] ?? '';
      state.hidden = !has(state, 'change') || !words.every((word) => text.includes(word));
    }
    for (const page of pages) page.hidden = page.querySelector('article:not([hidden])') === null;
    for (const figure of figures) figure.hidden = !has(figure, 'device') || !has(figure, 'colours');
    const shown = states.filter(({ hidden }) => !hidden).length;
    if (count) count.textContent = `${shown} of ${states.length} states`;
  }

  form.hidden = false;
  form.addEventListener('input', filter.bind(form));
  form.addEventListener('submit', (submitted) => submitted.preventDefault());
  filter.call(form);
}
