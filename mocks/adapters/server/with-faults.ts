import type { Backend } from '#mocks/backend/backend.ts';
import { responseOf, type WireRequest } from '#mocks/core/wire.ts';
import type { createFaults } from '#mocks/adapters/network/faults.ts';
import type { FaultContext } from '#mocks/adapters/network/network.ts';

const idempotencyKey = 'idempotency-key';
/** Names the call of a request, for its copies too. */
const callNumber = 'x-call';

/** The faults of a server are kept in memory. */
export const unsaved = () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

/** Returns the backend with faults applied to its requests; a lost answer closes the connection. */
export function withFaults(
  backend: Backend,
  { over, isActive }: Pick<ReturnType<typeof createFaults>, 'over' | 'isActive'>,
  context: FaultContext,
): Backend {
  const calls = new Map<string, WireRequest>();
  let number = 0;
  const reached = over(async ({ headers }) => {
    const call = calls.get(headers.get(callNumber) ?? '');
    if (!call) throw new Error('The request came from elsewhere.');
    const header = (name: string) => (name === idempotencyKey ? headers.get(name) : call.header(name));
    return responseOf(await backend.respond({ ...call, header }));
  }, context);
  return {
    ...backend,
    respondNow: (call) => (isActive() ? null : backend.respondNow(call)),
    async respond(call) {
      if (!isActive()) return backend.respond(call);
      const of = String((number += 1));
      calls.set(of, call);
      const response = await reached(requestOf(call, of)).finally(() => calls.delete(of));
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

/**
 * Returns the parts of a request on which faults depend. The backend gets the original call, with the key that a
 * simulated network may have replaced.
 */
function requestOf({ method, path, search, header }: WireRequest, of: string): Request {
  const headers = new Headers({ [callNumber]: of });
  for (const name of [idempotencyKey, 'if-match']) {
    const value = header(name);
    if (value) headers.set(name, value);
  }
  return new Request(`http://mock.invalid${path}${search === '' ? '' : `?${search}`}`, { method, headers });
}
