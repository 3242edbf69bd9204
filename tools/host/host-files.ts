import { contentSecurityPolicy, noncePlaceholder, securityHeaders } from './policy.ts';
import { fileRules, missingCache, missingPage, otherCache, pageCache, pageFile, pagePaths } from './rules.ts';

export interface HostFilesOptions {
  /** Of the pages' inline script, as the policy names it. */
  readonly scriptHashes: readonly string[];
  readonly apiOrigin: string | null;
  /** The ETag of the page in a file; see `pageOf`. */
  readonly etagOf: (file: string) => string;
}

/** Folders and files of `public` that no rule names. */
const others = ['/icons/*', '/screenshots/*', '/products/*', '/favicon.svg', '/robots.txt'];

/**
 * The headers for static hosts that read `_headers`. Such a host cannot make a nonce, so the one in the pages stays
 * as it was built: it opens the way for style elements only, never for scripts. Each path has one block beside `/*`.
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

/** The same rules as one `server` for nginx, which makes a nonce of its id of each request. */
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
  // nginx would make an ETag of a file's time and length, which say nothing about the policy: the build's comes in place.
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
    '# Made by the build from tools/host/rules.ts: how long what may be kept, and what is missing.',
    '# A 304 has no policy: the one that came with the kept page names the nonce in it. The ETag of a page stands for',
    '# its policy too: change the policy here, and the ETags must change with it.',
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
    '  # A real API goes here: proxy_pass, and never a cache.',
    ...location('^~ /api/', '    error_page 404 = @missing;', '    return 404;'),
    ...location(
      '~ (\\.html|/nginx\\.conf|/_headers)$|/\\.',
      '    error_page 404 = @missing;',
      '    return 404;',
    ),
    ...file('~ \\.[^/]+$', otherCache),
    '  # One slash at the end is forgiven.',
    ...page('~ ^(?<page>/.*[^/])/$', null, '    try_files $page.html =404;'),
    ...location('/', '    return 404;'),
    ...location(
      '@missing',
      '    types { }', // else what is said goes by the ending that was asked for
      '    default_type text/plain;',
      ...headers(missingCache),
      '    return 404 "Not found\\n";',
    ),
    '}',
    '',
  ].join('\n');
}
