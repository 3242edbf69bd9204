import { contentSecurityPolicy, noncePlaceholder, securityHeaders } from './policy.ts';
import { fileRules, missingCache, missingPage, otherCache, pageCache, pageFile, pagePaths } from './rules.ts';

export interface HostFilesOptions {
  /** Hashes of the pages' inline script, in the form that the policy needs. */
  readonly scriptHashes: readonly string[];
  readonly apiOrigin: string | null;
  /** The ETag of the page in a file; see `pageOf`. */
  readonly etagOf: (file: string) => string;
}

/** Folders and files of `public` without a rule of their own. */
const others = ['/icons/*', '/screenshots/*', '/products/*', '/favicon.svg', '/robots.txt'];

/**
 * The headers for static hosts that read `_headers`. Such a host cannot make a nonce, so the pages keep the one from the
 * build: it allows style elements only, never scripts. Each path has one block beside `/*`.
 */
export function headersFile({ scriptHashes, apiOrigin }: HostFilesOptions): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const policy = contentSecurityPolicy(noncePlaceholder, apiOrigin, scriptHashes);
  return [
    block('/*', { ...securityHeaders, 'Content-Security-Policy': policy }),
    ...pagePaths.map((path) => block(path, { 'Cache-Control': pageCache })),
    ...fileRules.map(({ path, cache, type }) =>
      block(path, { 'Cache-Control': cache, ...(type !== undefined && { 'Content-Type': type }) }),
    ),
    ...others.map((path) => block(path, { 'Cache-Control': otherCache })),
    '',
  ].join('\n\n');
}

/** The same rules as one `server` for nginx, which uses its request id as the nonce. */
export function nginxFile({ scriptHashes, apiOrigin, etagOf }: HostFilesOptions): string {
  const policy = contentSecurityPolicy('$request_id', apiOrigin, scriptHashes);
  const headers = (cache: string, more: Readonly<Record<string, string>> = {}) =>
    Object.entries({ ...securityHeaders, 'Cache-Control': cache, ...more }).map(
      ([name, value]) => `    add_header ${name} '${value}' always;`,
    );
  const location = (match: string, ...lines: readonly string[]) => [
    `  location ${match} {`,
    ...lines,
    '  }',
    '',
  ];
  const file = (match: string, cache: string, type?: string) =>
    location(
      match,
      ...(type === undefined ? [] : ['    types { }', `    default_type ${type};`]),
      '    error_page 404 = @missing;',
      '    try_files $uri =404;',
      ...headers(cache),
    );
  // nginx would derive an ETag from a file's time and length, which do not cover the policy; the build's ETag does.
  const page = (match: string, etag: string | null, ...lines: readonly string[]) =>
    location(
      match,
      ...lines,
      '    etag off;',
      '    if_modified_since off;',
      '    sub_filter_last_modified on;',
      ...headers(pageCache, {
        'Content-Security-Policy': '$policy_of_page',
        'Last-Modified': '',
        ...(etag !== null && { ETag: etag }),
      }),
    );
  const knownPage = (path: string) => {
    const etag = etagOf(pageFile(path));
    const kept = `    if ($http_if_none_match ~ '${etag}') { return 304; }`;
    return page(`= ${path}`, etag, kept, `    try_files /${pageFile(path)} =404;`);
  };
  return [
    '# Made by the build from tools/host/rules.ts: caching, and what is answered with 404.',
    '# A 304 has no policy: the policy of the stored page names the nonce in that page. The ETag of a page covers its',
    '# policy, too: whoever changes the policy here must change the ETags.',
    'map $status $policy_of_page {',
    '  304 "";',
    `  default "${policy}";`,
    '}',
    'server {',
    '  listen 8080;',
    '  root /usr/share/nginx/html;',
    '  absolute_redirect off;',
    '  merge_slashes off;',
    '  charset utf-8;',
    '  gzip on;',
    '  gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/manifest+json;',
    `  sub_filter '${noncePlaceholder}' $request_id;`,
    '  sub_filter_once off;',
    '',
    `  error_page 404 /${missingPage};`,
    '',
    ...pagePaths.flatMap(knownPage),
    ...page(`= /${missingPage}`, null),
    ...fileRules.flatMap(({ path, cache, type }) =>
      path.endsWith('*') ? file(`^~ ${path.slice(0, -1)}`, cache, type) : file(`= ${path}`, cache, type),
    ),
    ...location('^~ /builds/', '    error_page 404 = @missing;', '    return 404;'),
    '  # For a real API: proxy_pass, without a cache.',
    ...location('^~ /api/', '    error_page 404 = @missing;', '    return 404;'),
    ...location(
      '~ (\\.html|/nginx\\.conf|/_headers)$|/\\.',
      '    error_page 404 = @missing;',
      '    return 404;',
    ),
    ...file('~ \\.[^/]+$', otherCache),
    '  # A path with a slash at its end is the same page.',
    ...page('~ ^(?<page>/.*[^/])/$', null, '    try_files $page.html =404;'),
    ...location('/', '    return 404;'),
    ...location(
      '@missing',
      '    types { }', // else nginx sets the content type by the ending of the requested path
      '    default_type text/plain;',
      ...headers(missingCache),
      '    return 404 "Not found\\n";',
    ),
    '}',
    '',
  ].join('\n');
}
