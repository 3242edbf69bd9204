import { describe, expect, test } from 'vitest';
import { problemIn } from '#tests/kit/client.ts';
import { ready } from './backend.ts';
import { endpoints, names } from './operation-names.ts';

test('an unknown address, or one that cannot be decoded, is not found', async () => {
  const { backend } = await ready('listProducts');
  for (const path of ['/v1/nothing', '/v1', '/v1/legal-documents/%E0%A4%A', '/v1/orders%']) {
    expect(problemIn(await backend.send('GET', path, {})).code).toBe('not-found');
  }
});

test('every address answers other methods with 405 and lists its own', async () => {
  const { backend } = await ready('listProducts');
  const byPath = Map.groupBy(endpoints, ([, { path }]) => path.replace(/\{\w+\}/g, 'x'));
  for (const [path, here] of byPath) {
    const methods = here.flatMap(([, { method }]) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (m) => !methods.includes(m),
    )) {
      const response = await backend.send(method, path, {});
      expect([method, path, response.status]).toEqual([method, path, 405]);
      expect(response.headers.get('allow')?.split(', ').toSorted()).toEqual(methods.toSorted());
      if (method !== 'HEAD') expect(problemIn(response)).toMatchObject({ code: 'method-not-allowed' });
    }
  }
});

describe.each(names(({ method }) => method === 'GET'))('HEAD of %s', (name) => {
  test('answers as GET does, without a body', async () => {
    const { backend, request } = await ready(name);
    const get = await backend.ask(name, request);
    const head = await backend.ask(name, request, 'HEAD');
    const headers = (response: typeof get) =>
      ['content-type', 'etag', 'cache-control'].map((header) => response.headers.get(header));
    expect([head.status, head.body, headers(head)]).toEqual([get.status, null, headers(get)]);
  });
});
