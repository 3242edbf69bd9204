import { createHash } from 'node:crypto';
import { emptyConfiguration, jsonInScript } from '#tools/host/page-slots.ts';
import { noncePlaceholder, pagePolicy } from '#tools/host/policy.ts';
import {
  criticalSheet,
  entryStyleElement,
  firstRequestsElement,
  wholeSheetsElement,
} from '#src/platform/browser/page-data.ts';

export interface PageParts {
  readonly title: string;
  /** Content of the root element. */
  readonly html: string;
  /** Data that the application reads instead of requesting it; null for none. */
  readonly payload: unknown;
  /** The modules that the page runs, the entry's included. */
  readonly modules: readonly string[];
  /** The entry's style sheet: the page contains only what its first content needs of it, and the application loads it whole. */
  readonly entryStyle: { readonly file: string; readonly critical: string };
  /** The style sheets of the page's own modules in the order of the cascade. */
  readonly sheets: readonly CriticalSheet[];
  /** Modules and style sheets of the page for signing in, which takes the place of one that needs a session. */
  readonly signIn: readonly string[];
  /** The API requests that the page sends before its modules have been loaded. */
  readonly firstRequests: readonly unknown[];
}

export interface Sheet {
  readonly file: string;
  readonly text: string;
}

export interface CriticalSheet extends Sheet {
  /** What the first content of the page needs of it. */
  readonly critical: string;
}

/** The part of the template that declares the order of the cascade's layers; it has to precede every sheet. */
const layerOrder = /[ \t]*<style[^>]*>\s*@layer [^<]*<\/style>\n?/;
const root = '<div id="root"></div>';
const scriptTag = /<script[^>]*src="\/entry-guard\.js"[^>]*><\/script>/;

/**
 * Fills the built page with everything that its first content needs, so that no script has to discover it. Throws when
 * the template lacks one of the elements that are filled.
 *
 * @param script the text of the inline script
 */
export function pageHtml(template: string, script: string, parts: PageParts): string {
  if (!template.includes(root)) throw new Error('index.html has no empty #root');
  if (!/<title>[^<]*<\/title>/.test(template)) throw new Error('index.html has no title');
  if (!layerOrder.test(template)) throw new Error('index.html does not say the order of the layers');
  if (!scriptTag.test(template)) throw new Error('index.html has no script tag for entry-guard.js');
  const { title, html, payload, modules, sheets } = parts;
  const { body, styles } = withoutStyleAttributes(withNonces(html));
  const [order = ''] = layerOrder.exec(template) ?? [];
  const head = withoutLinks(template).replace(layerOrder, '');
  const preloads = modules
    .filter((file) => !head.includes(`src="/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const data = payload === null ? '' : dataElement('payload', payload);
  // After the content, which is shown while they are still on their way.
  const whole = dataElement(
    wholeSheetsElement,
    sheets.map(({ text }) => text),
  );
  return head
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(scriptTag, () => opening(script, order.trim(), parts))
    .replace('</head>', () => `${[...preloads, styles].join('')}</head>`)
    .replace(root, () => `<div id="root">${body}</div>${data}${whole}`);
}

/** Policy, data and script, in this order; then the styles. */
function opening(
  script: string,
  layers: string,
  { entryStyle, sheets, signIn, firstRequests }: PageParts,
): string {
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  return [
    `<meta http-equiv="Content-Security-Policy" content="${pagePolicy([hash])}">`,
    emptyConfiguration,
    dataElement(firstRequestsElement, { signIn, requests: firstRequests }),
    `<script>${script}</script>`,
    layers,
    styleElement(entryStyle.file, entryStyle.critical),
    // With low priority, because only the start of the application waits for it, after the modules.
    `<link rel="preload" as="style" fetchpriority="low" crossorigin id="${entryStyleElement}" href="/${entryStyle.file}">`,
    ...sheets.map(inlined),
  ].join('');
}

/**
 * What the first content needs of a sheet of the page. The disabled link is not loaded; it tells Vite's loader, when the
 * page's chunk is imported, that the page has this sheet already.
 */
function inlined({ file, critical }: CriticalSheet): string {
  return `${styleElement(file, critical, ` ${criticalSheet}`)}<link rel="stylesheet" disabled crossorigin href="/${file}">`;
}

function styleElement(file: string, text: string, mark = ''): string {
  if (text.includes('</')) throw new Error(`${file} would end its style element`);
  return `<style nonce="${noncePlaceholder}"${mark}>${text}</style>`;
}

const dataElement = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${jsonInScript(data)}</script>`;

/** Without the template's own preloads and style sheets, which are the entry's. */
const withoutLinks = (template: string) =>
  template.replace(/[ \t]*<link rel="(?:stylesheet|modulepreload)"[^>]*>\n?/g, '');

function withNonces(html: string): string {
  return html.replace(/<style([^>]*?)(?: nonce="")?>/g, `<style nonce="${noncePlaceholder}"$1>`);
}

/**
 * The policy forbids style attributes in HTML. Each is renamed to `data-style`, with a rule that applies the same style,
 * and becomes a style attribute again before the application hydrates the page.
 */
function withoutStyleAttributes(html: string): { readonly body: string; readonly styles: string } {
  const values = new Set<string>();
  const body = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, before: string, value: string) => {
    values.add(value);
    return `${before} data-style="${value}"`;
  });
  const rules = [...values].map((value) => {
    const text = unescaped(value);
    return `${`[data-style=${JSON.stringify(text)}]`.repeat(3)}{${text}}`;
  });
  return {
    body,
    styles: rules.length === 0 ? '' : `<style nonce="${noncePlaceholder}">${rules.join('')}</style>`,
  };
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
