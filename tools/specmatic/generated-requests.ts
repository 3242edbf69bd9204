import type { Backend } from '#mocks/backend.ts';
import type { WireRequest } from '#mocks/core/wire.ts';
import { plainPath } from './split-lists.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The document says that the keys of `sort` are separated by commas, but generated requests repeat it. */
function withOneSort(search: string): string {
  const query = new URLSearchParams(search);
  const keys = query.getAll('sort');
  if (keys.length > 1) query.set('sort', [...new Set(keys)].slice(0, 3).join(','));
  return keys.length > 1 ? query.toString() : search;
}

/** The request at the path of the contract and with another key; a key that is no UUID stays as it is. */
function asForContract(request: WireRequest): WireRequest {
  const key = crypto.randomUUID();
  return {
    ...request,
    path: plainPath(request.path),
    search: withOneSort(request.search),
    header(name) {
      const value = request.header(name);
      return name === 'idempotency-key' && typeof value === 'string' && uuid.test(value) ? key : value;
    },
  };
}

/**
 * The backend for requests that are made from schemas: they repeat the keys of the examples, so that nearly all of them
 * would be refused as a second request with the same key; and their paths are those of `splitLists`.
 */
export function forGeneratedRequests(backend: Backend): Backend {
  return {
    ...backend,
    answer: (request) => backend.answer(asForContract(request)),
    answerNow: (request) => backend.answerNow(asForContract(request)),
  };
}
