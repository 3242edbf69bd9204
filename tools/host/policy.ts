/** Placeholder for the nonce in a built page; the host replaces it in every response. */
export const noncePlaceholder = '__STYLE_NONCE__';

/**
 * The part of the policy that a page carries itself, in a `meta` element: what may run and what may style it. It belongs
 * to the page's inline script and styles, so it changes with the release, and no host has to know it.
 *
 * @param scriptHashes `sha256-…` of each inline script
 */
export function pagePolicy(scriptHashes: readonly string[]): string {
  return [
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ')}`,
    `style-src 'self' 'nonce-${noncePlaceholder}'`,
    "style-src-attr 'none'",
  ].join('; ');
}

/**
 * The part of the policy that the host sends with every page. It is the same for every release. It has neither
 * `default-src` nor `script-src` nor `style-src`: a browser allows only what both parts allow, and this part knows no
 * page. What the two parts leave out does not exist in the application and is forbidden here by name.
 *
 * @param origins where pages may send requests besides the origin of the host
 */
export function hostPolicy(origins: readonly string[]): string {
  return [
    "img-src 'self' data:",
    `connect-src ${["'self'", ...origins].join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Headers of every response. Browsers ignore HSTS on http. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;
