import { noncePlaceholder } from '#tools/host/policy.ts';

export interface PageParts {
  readonly title: string;
  /** Content of the root element. */
  readonly html: string;
  /** Data that the application reads instead of requesting it; null for none. */
  readonly payload: unknown;
  /** Style sheets and modules that this page needs beyond the entry's. */
  readonly files: Iterable<string>;
}

const root = '<div id="root"></div>';

/** Fills the built page. Throws when the template has no empty root element or no title. */
export function pageHtml(template: string, { title, html, payload, files }: PageParts): string {
  if (!template.includes(root)) throw new Error('index.html has no empty #root');
  if (!/<title>[^<]*<\/title>/.test(template)) throw new Error('index.html has no title');
  const { body, styles } = withoutStyleAttributes(withNonces(html));
  const links = [...files].map(linkTo).filter((link) => link !== '' && !template.includes(link));
  const data =
    payload === null ? '' : `<script type="application/json" id="payload">${inScript(payload)}</script>`;
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${[...links, styles].join('')}</head>`)
    .replace(root, () => `<div id="root">${body}</div>${data}`);
}

function linkTo(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="/${file}">`;
  return file.endsWith('.js') ? `<link rel="modulepreload" crossorigin href="/${file}">` : '';
}

function withNonces(html: string): string {
  return html.replace(/<style([^>]*?)(?: nonce="")?>/g, `<style nonce="${noncePlaceholder}"$1>`);
}

/**
 * The policy forbids style attributes in HTML. Each is renamed to `data-style`, with a rule that applies the same style,
 * and becomes a style attribute again before the application hydrates the page.
 */
function withoutStyleAttributes(html: string): { readonly body: string; readonly styles: string } {
  const seen = new Set<string>();
  const body = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, before: string, value: string) => {
    seen.add(value);
    return `${before} data-style="${value}"`;
  });
  const rules = [...seen].map((value) => {
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

/** JSON without `<`, so that it cannot end its script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
