import type { Backend } from '#mocks/backend.ts';
import type { Store } from '#mocks/store/store.ts';

interface Served {
  readonly backend: Backend;
  readonly store: Pick<Store<never>, 'snapshot' | 'restore'>;
}

/**
 * The backend, in its state of now before each request: a request that ends a session, takes a step or uses a key does
 * not change what the next one is answered. So the order of requests is of no importance, and each example has to
 * succeed.
 */
export function fromTheStart({ backend, store }: Served): Backend {
  const start = store.snapshot();
  return {
    ...backend,
    async answer(request) {
      await store.restore(start);
      return backend.answer(request);
    },
    answerNow: () => null, // a list is answered from the start too
  };
}
