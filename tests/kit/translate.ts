/**
 * Does what the page translation of a browser does: wraps each text in `font` elements, but for those that must not be
 * translated.
 */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const isKept = text.parentElement?.closest('[translate="no"], font, script, style') ?? null;
    if (isKept !== null || text.data.trim() === '') continue;
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  }
}
