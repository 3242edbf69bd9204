import type { Backend } from '#mocks/backend/backend.ts';
import type { WireRequest } from '#mocks/core/wire.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Situation } from './situations.ts';

interface Served {
  readonly backend: Backend;
  readonly store: Pick<Store<never>, 'snapshot' | 'restore'>;
}

/**
 * The backend, restored to the same state before each request, so that ending a session, taking a step or using a key
 * does not affect the next request. The order of requests does not matter, and each example has to succeed.
 * @param situations by method and path of the contract; their requests begin from a state of their own
 */
export function fromTheStart(
  { backend, store }: Served,
  situations: ReadonlyMap<string, Situation>,
): Backend {
  const start = store.snapshot();
  return {
    ...backend,
    async respond(request) {
      const situation = situations.get(`${request.method} ${withoutIds(request.path)}`);
      await store.restore(situation?.snapshot ?? start);
      return backend.respond(situation ? inSituation(request, situation) : request);
    },
    respondNow: () => null, // lists, too, are answered by `respond`, from the restored state
  };
}

/** "/v1/payments/{paymentId}/confirmations" for the path of one payment. */
const withoutIds = (path: string) => path.replace(/\/pay_\w+/, '/{paymentId}');

/** The request of the situation's customer. One without a token stays without. */
function inSituation(request: WireRequest, { path, token, ifMatch }: Situation): WireRequest {
  return {
    ...request,
    path,
    header(name) {
      const given = request.header(name);
      if (name === 'authorization' && given) return `Bearer ${token}`;
      return name === 'if-match' && given && ifMatch !== null ? ifMatch : given;
    },
  };
}
