import { parse } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Attributes that scripts set on a page before the application runs: rules about them stay in the critical style. */
const setByScripts = [
  'data-mantine-color-scheme',
  'data-cart',
  'data-administrator',
  'data-customer',
  'data-session',
  'data-address-has-query',
];

/**
 * The rules of a style sheet that can apply to this HTML: those whose classes, tags and ids it has, in any state of its
 * elements. A variable is declared when these rules, the HTML or the other texts read it.
 */
export async function criticalStyle(
  sheet: string,
  html: string,
  otherReaders: readonly string[],
): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${html}</body></html>`, extension: 'html' }],
    css: [{ raw: sheet }],
    keyframes: true,
    dynamicAttributes: setByScripts,
  });
  if (!purged) throw new Error('PurgeCSS gave no style for a page');
  return withoutUnreadVariables(purged.css, [html, ...otherReaders].join('\n'));
}

const variablesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name);

/** PurgeCSS can do this too, but sees no reader outside the sheet. */
function withoutUnreadVariables(css: string, readers: string): string {
  const root = parse(css);
  for (let hasRemoved = true; hasRemoved;) {
    hasRemoved = false; // a variable may be read by another one only
    const read = new Set(variablesIn(readers + root.toString()));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      hasRemoved = true;
    });
  }
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  return root.toString();
}
