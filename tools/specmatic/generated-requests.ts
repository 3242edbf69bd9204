import type { Backend } from '#mocks/backend/backend.ts';
import type { WireRequest } from '#mocks/core/wire.ts';
import { plainPath } from './split-lists.ts';

/** The document says that the keys of `sort` are separated by commas, but generated requests repeat it. */
function withOneSort(search: string): string {
  const query = new URLSearchParams(search);
  const keys = query.getAll('sort');
  if (keys.length > 1) query.set('sort', [...new Set(keys)].slice(0, 3).join(','));
  return keys.length > 1 ? query.toString() : search;
}

/** The request at the path of the contract. */
function asForContract(request: WireRequest): WireRequest {
  return { ...request, path: plainPath(request.path), search: withOneSort(request.search) };
}

/** The backend for requests that are made from schemas: their paths are those of `splitLists`. */
export function forGeneratedRequests(backend: Backend): Backend {
  return {
    ...backend,
    respond: (request) => backend.respond(asForContract(request)),
    respondNow: (request) => backend.respondNow(asForContract(request)),
  };
}
