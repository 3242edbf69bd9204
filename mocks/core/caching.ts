import type { Endpoint } from '#contracts/endpoint.ts';
import { matchesWeakly, textTag } from './entity-tag.ts';
import type { StoredResponse } from './response.ts';
import type { WireRequest } from './wire.ts';

const mostTags = 200;
const tags = new Map<string, string>();

/** `textTag` that remembers what it was asked: hashing a page of a list costs more than all else that answers it. */
function tagOf(body: string): string {
  let tag = tags.get(body);
  if (tag === undefined) {
    if (tags.size >= mostTags) tags.clear();
    tags.set(body, (tag = textTag(body)));
  }
  return tag;
}

/**
 * The answer with ETag and Cache-Control if its endpoint lets callers keep it, and 304 without a body for a caller that
 * has it already.
 */
export function withCaching(
  { cache }: Endpoint,
  request: WireRequest,
  stored: StoredResponse,
): StoredResponse {
  if (!cache || stored.body === null || stored.status !== 200) return stored;
  const { maxAgeS } = cache;
  const tag = tagOf(stored.body);
  const headers = {
    ...stored.headers,
    ETag: tag,
    'Cache-Control': maxAgeS === 0 ? 'no-cache' : `public, max-age=${maxAgeS}`,
  };
  const seen = request.header('if-none-match');
  return seen && matchesWeakly(seen, tag) ? { status: 304, body: null, headers } : { ...stored, headers };
}
