import { noncePlaceholder } from '#tools/host/policy.ts';

export interface PageParts {
  readonly title: string;
  /** What the root element holds. */
  readonly html: string;
  /** Data that the application reads instead of asking for it; null for none. */
  readonly payload: unknown;
  /** Style sheets and modules that this page needs beyond the entry's. */
  readonly files: Iterable<string>;
}

const root = '<div id="root"></div>';

/** Fills the built page. Throws when it has no place for what belongs in. */
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
 * The policy forbids style attributes. Each waits under another name, looks the same through a rule of its own, and
 * becomes an attribute again before the application takes the page over.
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

/** JSON that cannot end its script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
