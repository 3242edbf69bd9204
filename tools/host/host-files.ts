import { hostPolicy, noncePlaceholder, securityHeaders } from './policy.ts';
import { fileRules, missingCache, missingPage, otherCache, pageCache, pagePaths } from './rules.ts';

// Nothing in these files depends on the release: hosts keep them over many releases, and a page may be served by the
// file of another release.

/** Folders and files of `public` without a rule of their own. */
const otherPaths = ['/icons/*', '/screenshots/*', '/products/*', '/favicon.svg', '/robots.txt'];

/**
 * The headers for static hosts that read `_headers`. Such a host cannot make a nonce, so the pages keep the placeholder
 * as theirs: it allows style elements only, never scripts. Each path has one block beside `/*`.
 */
export function headersFile(origins: readonly string[]): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', { ...securityHeaders, 'Content-Security-Policy': hostPolicy(origins) }),
    ...pagePaths.map((path) => block(path, { 'Cache-Control': pageCache })),
    ...fileRules.map(({ path, cache, type }) =>
      block(path, { 'Cache-Control': cache, ...(type !== undefined && { 'Content-Type': type }) }),
    ),
    ...otherPaths.map((path) => block(path, { 'Cache-Control': otherCache })),
    '',
  ].join('\n\n');
}

const location = (match: string, ...lines: readonly string[]) => [
  `  location ${match} {`,
  ...lines,
  '  }',
  '',
];

const headers = (cache: string, more: Readonly<Record<string, string>> = {}) =>
  Object.entries({ ...securityHeaders, 'Cache-Control': cache, ...more }).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  );

const file = (match: string, cache: string, type?: string) =>
  location(
    match,
    ...(type === undefined ? [] : ['    types { }', `    default_type ${type};`]),
    '    error_page 404 = @missing;',
    '    try_files $uri =404;',
    ...headers(cache),
  );

const missing = (match: string) => location(match, '    error_page 404 = @missing;', '    return 404;');

/** The same rules as one `server` for nginx, which uses its request id as the nonce. */
export function nginxFile(origins: readonly string[]): string {
  // Sent in full each time: nginx would derive an ETag from a file's time and length, which two releases may share.
  const page = (match: string, ...lines: readonly string[]) =>
    location(
      match,
      ...lines,
      '    etag off;',
      '    if_modified_since off;',
      ...headers(pageCache, { 'Content-Security-Policy': hostPolicy(origins), 'Last-Modified': '' }),
    );
  const named = pagePaths.filter((path) => path !== '/').map((path) => path.slice(1));
  return [
    '# Made by the build from tools/host/rules.ts: caching, and what is answered with 404. It is the same for every',
    '# release. The policy of scripts and styles is in each page.',
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
    ...page('= /', '    try_files /index.html =404;'),
    '  # A path with a slash at its end is the same page.',
    ...page(`~ ^/(?<page>${named.join('|')})/?$`, '    try_files /$page.html =404;'),
    ...page(`= /${missingPage}`),
    ...fileRules.flatMap(({ path, cache, type }) =>
      path.endsWith('*') ? file(`^~ ${path.slice(0, -1)}`, cache, type) : file(`= ${path}`, cache, type),
    ),
    ...missing('^~ /builds/'),
    '  # For a real API: proxy_pass, without a cache.',
    ...missing('^~ /api/'),
    ...missing('~ (\\.html|/nginx\\.conf|/_headers)$|/\\.'),
    ...file('~ \\.[^/]+$', otherCache),
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
