import { configurationElement } from '#src/platform/browser/page-data.ts';

// Checks a page before the worker stores it. A page whose policy forbids its own script or styles would stay broken
// for as long as the worker stores it, even after the host is repaired; the same holds for a page of another release.

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null;

/**
 * Returns the sources of the first of these directives that a policy has; null when it has none and so allows
 * everything.
 */
function sourcesOf(policy: string, ...directives: readonly string[]): readonly string[] | null {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  for (const directive of directives) {
    const directiveParts = parts.find(([name]) => name?.toLowerCase() === directive);
    if (directiveParts) return directiveParts.slice(1);
  }
  return null;
}

/** Returns every policy that applies to a page: from each header value and each `meta` element. */
function policiesOf(html: string, header: string | null): readonly string[] {
  const metas = [...html.matchAll(/<meta [^>]*http-equiv="Content-Security-Policy"[^>]*>/gi)];
  return [...(header?.split(',') ?? []), ...metas.map(([tag]) => attribute(tag, 'content') ?? '')];
}

interface Inline {
  readonly tag: string;
  readonly text: string;
}

function inlineElements(html: string, name: 'script' | 'style'): readonly Inline[] {
  const elements = html.matchAll(new RegExp(`<${name}([^>]*)>([\\s\\S]*?)</${name}>`, 'gi'));
  return [...elements]
    .map(([, tag = '', text = '']) => ({ tag, text }))
    .filter(({ tag }) => attribute(tag, 'src') === null && attribute(tag, 'type') !== 'application/json');
}

async function allows(sources: readonly string[] | null, { tag, text }: Inline): Promise<boolean> {
  if (sources === null) return true;
  // Browsers ignore 'unsafe-inline' beside any nonce or hash.
  const names = sources.map((source) => source.toLowerCase());
  const isStrict = names.some((source) => /^'(nonce-|sha\d|strict-dynamic)/.test(source));
  if (names.includes("'unsafe-inline'") && !isStrict) return true;
  const nonce = attribute(tag, 'nonce');
  if (nonce !== null && sources.includes(`'nonce-${nonce}'`)) return true;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return sources.includes(`'sha256-${hash}'`);
}

/**
 * Returns why a page must not be stored, as a sentence; null when it may be.
 * @param policy the `Content-Security-Policy` header of the response
 * @param build the release that the worker stores
 */
export async function pageError(html: string, policy: string | null, build: string): Promise<string | null> {
  const meta = /<meta [^>]*name="build-id"[^>]*>/i.exec(html)?.[0] ?? '';
  const id = attribute(meta, 'content');
  if (id !== build) return `It is a page of build ${id ?? 'unknown'}, not of ${build}`;
  for (const each of policiesOf(html, policy)) {
    const scripts = sourcesOf(each, 'script-src-elem', 'script-src', 'default-src');
    const styles = sourcesOf(each, 'style-src-elem', 'style-src', 'default-src');
    for (const script of inlineElements(html, 'script'))
      if (!(await allows(scripts, script))) return 'Its policy forbids its script';
    for (const style of inlineElements(html, 'style'))
      if (!(await allows(styles, style))) return 'Its policy forbids its styles';
  }
  return null;
}

/** Removes the configuration that the host wrote into the page, so that a stored page fetches the current one. */
export function withoutConfiguration(html: string): string {
  return html.replace(
    new RegExp(`(<script type="application/json" id="${configurationElement}">)[^<]*(</script>)`),
    '$1$2',
  );
}
