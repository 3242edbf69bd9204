/** Placeholder for the nonce in a built page; the host replaces it in every response. */
export const noncePlaceholder = '__STYLE_NONCE__';

/** Forbids everything but what the application needs; nothing needs `unsafe-inline`. */
export function contentSecurityPolicy(
  styleNonce: string,
  apiOrigin: string | null,
  scriptHashes: readonly string[],
): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self' 'nonce-${styleNonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    `connect-src 'self'${apiOrigin === null ? '' : ` ${apiOrigin}`}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
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
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;
