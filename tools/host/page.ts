import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, noncePlaceholder } from './policy.ts';

export interface PageAnswer {
  readonly html: string;
  readonly policy: string;
}

/**
 * A built page, with a fresh nonce for style elements in each answer. Throws when the build carries no place for
 * one: the page would come without styles.
 */
export function pageOf(dist: string, file: string, apiOrigin: string | null): () => PageAnswer {
  const template = readFileSync(join(dist, file), 'utf8');
  if (!template.includes(noncePlaceholder)) throw new Error(`${dist}/${file} has no place for the nonce`);
  const hashes = importMapHashes(template);
  return () => {
    const nonce = randomBytes(18).toString('base64url');
    return {
      html: template.replaceAll(noncePlaceholder, nonce),
      policy: contentSecurityPolicy(nonce, apiOrigin, hashes),
    };
  };
}

const importMap = /<script type="importmap"[^>]*>([^<]*)<\/script>/;

/** The one inline script of a page is its import map; the policy lets exactly that text through. */
export function importMapHashes(html: string): readonly string[] {
  const text = importMap.exec(html)?.[1];
  return text === undefined ? [] : [`sha256-${createHash('sha256').update(text).digest('base64')}`];
}
