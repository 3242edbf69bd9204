import type { Endpoint } from '#contracts/endpoint.ts';
import { matchesWeakly, textTag } from './entity-tag.ts';
import type { StoredResponse } from './response.ts';
import type { WireRequest } from './wire.ts';

const maxTags = 200;
const tags = new Map<string, string>();

/** `textTag` with a cache, because hashing a page of a list takes longer than the rest of the answer. */
function tagOf(body: string): string {
  let tag = tags.get(body);
  if (tag === undefined) {
    if (tags.size >= maxTags) tags.clear();
    tags.set(body, (tag = textTag(body)));
  }
  return tag;
}

/**
 * Adds ETag and Cache-Control where the endpoint allows caching, and answers 304 without a body when the caller's
 * copy is current.
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
  const ifNoneMatch = request.header('if-none-match');
  return ifNoneMatch && matchesWeakly(ifNoneMatch, tag)
    ? { status: 304, body: null, headers }
    : { ...stored, headers };
}
