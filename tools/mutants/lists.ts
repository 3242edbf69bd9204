import { answering, answeringBody, arrayIn, at, jsonOf, type ProxyMutant, withQuery } from './mutant.ts';
import { blindFor, itemsBy, orders, payments, queried, remove, rename, users } from './list-requests.ts';

/** Pages, orders, filters, searches and sums of lists. */
export const listMutants: readonly ProxyMutant[] = [
  {
    what: 'a page repeats the last item of the page before',
    only: 'listAllPayments',
    before: at('GET', payments, (right) => {
      let last: unknown;
      return async (request) => {
        const response = await right(request);
        if (response.status !== 200 || response.body === null) return response;
        const page = jsonOf(response.body);
        const hasCursor = new URLSearchParams(request.search).has('cursor');
        const items =
          hasCursor && last !== undefined
            ? [last, ...arrayIn(page, 'items').slice(1)]
            : arrayIn(page, 'items');
        last = arrayIn(page, 'items').at(-1);
        return { ...response, body: JSON.stringify({ ...page, items }) };
      };
    }),
  },
  {
    what: 'an item between two pages is left out',
    only: 'listAllPayments',
    before: at('GET', payments, (right, signIn) => async (request) => {
      const hasCursor = new URLSearchParams(request.search).has('cursor');
      return hasCursor ? itemsBy((items) => items.slice(1))(right, signIn)(request) : right(request);
    }),
  },
  {
    what: 'the limit of a page is ignored',
    only: 'listUsers',
    before: at(
      'GET',
      users,
      queried((query) => query.delete('limit')),
    ),
  },
  {
    what: 'a page has one item more than asked for',
    only: 'listUsers',
    before: at(
      'GET',
      users,
      queried((query) => {
        const limit = Number(query.get('limit'));
        if (limit > 0 && limit < 100) query.set('limit', String(limit + 1));
      }),
    ),
  },
  {
    what: 'a cursor leads to the same page',
    only: 'listAllOrders',
    before: at(
      'GET',
      orders,
      queried((query) => query.delete('cursor')),
    ),
  },
  {
    what: 'the last page has a cursor',
    only: 'listAllOrders',
    before: at(
      'GET',
      orders,
      answeringBody((page) => ({ ...page, nextCursor: page['nextCursor'] ?? 'bGFzdA' })),
    ),
  },
  {
    what: 'the order is ignored',
    only: 'listAllPayments',
    before: at(
      'GET',
      payments,
      queried((query) => remove(query, 'sort')),
    ),
  },
  {
    what: 'everything is sorted ascending',
    only: 'listUsers',
    before: at(
      'GET',
      users,
      queried((query) => {
        const sort = query.get('sort');
        if (sort) query.set('sort', sort.replaceAll('-', ''));
      }),
    ),
  },
  {
    what: 'only the first key of an order counts',
    only: 'listUsers',
    before: at(
      'GET',
      users,
      queried((query) => {
        const sort = query.get('sort');
        if (sort) query.set('sort', sort.split(',')[0] ?? sort);
      }),
    ),
  },
  {
    what: 'equal items change places from one request to the next',
    only: 'listAllPayments',
    before: at('GET', payments, (right, signIn) => {
      let count = 0;
      return async (request) => {
        count += 1;
        return count % 2 === 0
          ? itemsBy((items) => items.toReversed())(right, signIn)(request)
          : right(request);
      };
    }),
  },
  {
    what: 'the default order is the oldest first',
    only: 'listUsers',
    before: at(
      'GET',
      users,
      queried((query) => {
        if (!query.has('sort')) query.set('sort', 'createdAt');
      }),
    ),
  },
  {
    what: 'filters are ignored',
    only: 'listAllPayments',
    before: at(
      'GET',
      payments,
      queried((query) => remove(query, 'filter')),
    ),
  },
  {
    what: 'of two values of a filter only the first counts',
    only: 'listAllPayments',
    before: at(
      'GET',
      payments,
      queried((query) => {
        for (const name of [...query.keys()].filter((each) => each.startsWith('filter')))
          query.set(name, query.get(name)?.split(',')[0] ?? '');
      }),
    ),
  },
  {
    what: 'a bound is part of its range where it should not be',
    only: 'listUsers',
    before: at(
      'GET',
      users,
      queried((query) => rename(query, '[gt]', '[gte]')),
    ),
  },
  {
    what: 'a range leaves out its bound',
    only: 'listAllPayments',
    before: at(
      'GET',
      payments,
      queried((query) => rename(query, '[lte]', '[lt]')),
    ),
  },
  {
    what: 'the search is ignored',
    only: 'listUsers',
    before: at(
      'GET',
      users,
      queried((query) => query.delete('q')),
    ),
  },
  {
    what: 'the search knows no upper case',
    only: 'listUsers',
    before: at(
      'GET',
      users,
      blindFor((q) => q !== q.toLowerCase()),
    ),
  },
  {
    what: 'the search knows accents',
    only: 'listUsers',
    before: at(
      'GET',
      users,
      blindFor((q) => q !== q.normalize('NFD')),
    ),
  },
  {
    what: 'the total is that of the page',
    only: 'listAllPayments',
    before: at(
      'GET',
      payments,
      answeringBody((page) =>
        page['total'] === null ? page : { ...page, total: arrayIn(page, 'items').length },
      ),
    ),
  },
  {
    what: 'a sum is off by one cent',
    only: 'listAllPayments',
    before: at(
      'GET',
      payments,
      answering((response) => ({
        ...response,
        body:
          response.body?.replace(
            /("sums":\{.*?"amountMinor":)(\d+)/,
            (_all, start: string, minor: string) => `${start}${Number(minor) + 1}`,
          ) ?? null,
      })),
    ),
  },
  {
    what: 'a sum is that of all items, whatever the filter is',
    only: 'listUsers',
    before: at('GET', users, (right) => async (request) => {
      const query = new URLSearchParams(request.search);
      if (query.get('total') !== 'true') return right(request);
      const all = await right(withQuery(request, (each) => remove(each, 'filter')));
      const response = await right(request);
      if (response.status !== 200 || all.body === null || response.body === null) return response;
      const { sums } = jsonOf(all.body);
      return { ...response, body: JSON.stringify({ ...jsonOf(response.body), sums }) };
    }),
  },
  {
    what: 'a cursor of another order is accepted',
    only: 'listUsers',
    before: at('GET', users, (right) => async (request) => {
      const response = await right(request);
      return response.status === 422
        ? right(withQuery(request, (query) => query.delete('cursor')))
        : response;
    }),
  },
];
