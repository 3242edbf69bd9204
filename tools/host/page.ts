import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, noncePlaceholder } from './policy.ts';

export interface PageAnswer {
  readonly html: string;
  readonly policy: string;
}

/**
 * The built page, with a fresh nonce for style elements in each answer. Throws when the build carries no place for
 * one: the page would come without styles.
 */
export function pageOf(dist: string, apiOrigin: string | null): () => PageAnswer {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  if (!template.includes(noncePlaceholder)) throw new Error(`${dist}/index.html has no place for the nonce`);
  return () => {
    const nonce = randomBytes(18).toString('base64url');
    return {
      html: template.replaceAll(noncePlaceholder, nonce),
      policy: contentSecurityPolicy(nonce, apiOrigin),
    };
  };
}
