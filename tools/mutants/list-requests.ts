import { answering, answeringBody, arrayIn, asking, type Json, jsonOf, withQuery } from './mutant.ts';

export const payments = /^\/v1\/admin\/payments$/;
export const users = /^\/v1\/admin\/users$/;
export const orders = /^\/v1\/admin\/orders$/;

export const itemsBy = (change: (items: readonly unknown[]) => readonly unknown[]) =>
  answeringBody((page) => ({ ...page, items: change(arrayIn(page, 'items')) }));

/** Reads, writes and removes parameters of each query. */
export const queried = (change: (query: URLSearchParams) => void) =>
  asking((request) => withQuery(request, change));

/** Parameters whose names begin so: "filter[status]". */
export const remove = (query: URLSearchParams, prefix: string) => {
  const names = Array.from(query.keys(), String); // deleting changes what is iterated
  for (const name of names) if (name.startsWith(prefix)) query.delete(name);
};

/** Parameters whose names end so: "filter[createdAt][gt]". */
export const rename = (query: URLSearchParams, end: string, otherEnd: string) => {
  const names = Array.from(query.keys(), String); // deleting changes what is iterated
  for (const name of names.filter((each) => each.endsWith(end))) {
    query.set(name.slice(0, -end.length) + otherEnd, query.get(name) ?? '');
    query.delete(name);
  }
};

/** Finds nothing for some searches. */
export const blindFor = (isMissed: (q: string) => boolean) =>
  answering((response, request) =>
    response.status === 200 && isMissed(new URLSearchParams(request.search).get('q') ?? '')
      ? { ...response, body: JSON.stringify(withoutItems(jsonOf(response.body ?? '{}'))) }
      : response,
  );

const withoutItems = (page: Json) => ({
  ...page,
  items: [],
  nextCursor: null,
  total: page['total'] === null ? null : 0,
});
