import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationSlot, emptyConfiguration, jsonInScript } from './page-slots.ts';
import { noncePlaceholder } from './policy.ts';

export interface Page {
  /** Hash of the page with its configuration, without the nonce. */
  readonly etag: string;
  /** Returns the page with a new nonce for style elements. */
  readonly answer: () => string;
}

/**
 * Reads a built page and writes the configuration of this deployment into it. Throws when it has no place for the nonce
 * or the configuration: its styles would be blocked, or the configuration ignored.
 */
export function pageOf(dist: string, file: string, config: Readonly<Record<string, unknown>>): Page {
  const built = readFileSync(join(dist, file), 'utf8');
  if (!built.includes(noncePlaceholder)) throw new Error(`${dist}/${file} has no placeholder for the nonce`);
  if (!built.includes(emptyConfiguration))
    throw new Error(`${dist}/${file} has no element for the configuration`);
  const template = built.replace(emptyConfiguration, () => configurationSlot(jsonInScript(config)));
  return {
    etag: `W/"${createHash('sha256').update(template).digest('base64url')}"`,
    answer: () => template.replaceAll(noncePlaceholder, randomBytes(18).toString('base64url')),
  };
}
