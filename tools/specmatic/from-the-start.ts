import type { Backend } from '#mocks/backend.ts';
import type { Store } from '#mocks/store/store.ts';

interface Served {
  readonly backend: Backend;
  readonly store: Pick<Store<never>, 'snapshot' | 'restore'>;
}

/**
 * The backend, restored to the same state before each request, so that ending a session, taking a step or using a key
 * does not affect the next request. The order of requests does not matter, and each example has to succeed.
 */
export function fromTheStart({ backend, store }: Served): Backend {
  const start = store.snapshot();
  return {
    ...backend,
    async answer(request) {
      await store.restore(start);
      return backend.answer(request);
    },
    answerNow: () => null, // lists, too, are answered by `answer`, from the restored state
  };
}
