import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, noncePlaceholder } from './policy.ts';

export interface Page {
  /** Hash of the built page and its policy, without the nonce. */
  readonly etag: string;
  /** Returns the page with a new nonce for style elements, and the policy with the same nonce. */
  readonly answer: () => { readonly html: string; readonly policy: string };
}

/** Reads a built page. Throws when it has no placeholder for the nonce: its styles would be blocked. */
export function pageOf(dist: string, file: string, apiOrigin: string | null): Page {
  const template = readFileSync(join(dist, file), 'utf8');
  if (!template.includes(noncePlaceholder))
    throw new Error(`${dist}/${file} has no placeholder for the nonce`);
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

/** The hash of the only inline script of a page, its import map, for the policy. */
export function importMapHashes(html: string): readonly string[] {
  const text = importMap.exec(html)?.[1];
  return text === undefined ? [] : [`sha256-${createHash('sha256').update(text).digest('base64')}`];
}
