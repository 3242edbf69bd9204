import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, noncePlaceholder } from './policy.ts';

export interface Page {
  /** Of the page as it was built, with its policy; the nonce does not count. */
  readonly etag: string;
  /** With a fresh nonce for style elements, the same in the page and in its policy. */
  readonly answer: () => { readonly html: string; readonly policy: string };
}

/** A built page. Throws when the build carries no place for the nonce: the page would come without styles. */
export function pageOf(dist: string, file: string, apiOrigin: string | null): Page {
  const template = readFileSync(join(dist, file), 'utf8');
  if (!template.includes(noncePlaceholder)) throw new Error(`${dist}/${file} has no place for the nonce`);
  const hashes = importMapHashes(template);
  const answer = (nonce: string) => ({
    html: template.replaceAll(noncePlaceholder, nonce),
    policy: contentSecurityPolicy(nonce, apiOrigin, hashes),
  });
  const { html, policy } = answer(noncePlaceholder);
  return {
    etag: `W/"${createHash('sha256').update(html).update(policy).digest('base64url')}"`,
    answer: () => answer(randomBytes(18).toString('base64url')),
  };
}

const importMap = /<script type="importmap"[^>]*>([^<]*)<\/script>/;

/** The one inline script of a page is its import map; the policy lets exactly that text through. */
export function importMapHashes(html: string): readonly string[] {
  const text = importMap.exec(html)?.[1];
  return text === undefined ? [] : [`sha256-${createHash('sha256').update(text).digest('base64')}`];
}
