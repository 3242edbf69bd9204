import type { Backend } from '#mocks/backend.ts';
import { responseOf, type WireRequest } from '#mocks/core/wire.ts';
import type { createFaults } from '#mocks/adapters/network/faults.ts';
import type { Surroundings } from '#mocks/adapters/network/network.ts';

/** The faults of a server are kept in memory. */
export const unsaved = () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

/** Returns the backend with faults applied to its requests; a lost answer closes the connection. */
export function withFaults(
  backend: Backend,
  { over, isActive }: Pick<ReturnType<typeof createFaults>, 'over' | 'isActive'>,
  surroundings: Surroundings,
): Backend {
  const calls = new WeakMap<Request, WireRequest>();
  const reached = over(async (request) => {
    const call = calls.get(request);
    if (!call) throw new Error('The request came from elsewhere.');
    return responseOf(await backend.answer(call));
  }, surroundings);
  return {
    ...backend,
    answerNow: (call) => (isActive() ? null : backend.answerNow(call)),
    async answer(call) {
      if (!isActive()) return backend.answer(call);
      const request = requestOf(call);
      calls.set(request, call);
      const response = await reached(request);
      if (response.type === 'error') throw new Error('The simulated network has lost the answer.');
      const { status, headers, body } = response;
      return {
        status,
        headers: Object.fromEntries(headers),
        body: body === null ? null : await response.text(),
      };
    },
  };
}

/** Returns the parts of a request on which faults depend; the backend gets the original one. */
function requestOf({ method, path, search, header }: WireRequest): Request {
  const headers = ['idempotency-key', 'if-match'].flatMap((name): [string, string][] => {
    const value = header(name);
    return value ? [[name, value]] : [];
  });
  return new Request(`http://mock.invalid${path}${search === '' ? '' : `?${search}`}`, { method, headers });
}
