import { PurgeCSS } from 'purgecss';

/** Attributes that scripts set on a page before the application runs: rules about them stay in the critical style. */
const setByScripts = [
  'data-mantine-color-scheme',
  'data-cart',
  'data-age',
  'data-customer',
  'data-address-has-query',
];

/** The rules of a style sheet that can apply to this HTML: those whose classes, tags and ids it has, in any state of its elements. */
export async function criticalStyle(sheet: string, html: string): Promise<string> {
  const [found] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${html}</body></html>`, extension: 'html' }],
    css: [{ raw: sheet }],
    keyframes: true,
    dynamicAttributes: setByScripts,
  });
  if (!found) throw new Error('PurgeCSS gave no style for a page');
  return found.css;
}
