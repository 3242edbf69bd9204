/**
 * The page translation of a browser takes texts out of the document and shows `font` elements in their place, so that a later
 * change of such a text is not seen. This puts a text back where it was when it changes; the browser may then translate it
 * again. Returns a function that ends it.
 */
export function keepTextsCurrent(root: Node): () => void {
  const translations = new WeakMap<Node, Element>();
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') {
        const translation = translations.get(record.target);
        if (translation?.isConnected && record.target instanceof Text) translation.replaceWith(record.target);
        continue;
      }
      for (const text of record.removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue;
        const translation = [...record.addedNodes, record.previousSibling, record.nextSibling].find(
          isTranslation,
        );
        if (!translation) continue;
        translations.set(text, translation);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const isTranslation = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.tagName === 'FONT';
