import type { OperationName } from '#contracts/index.ts';
import { moreRows as rowsFor } from '#tests/mocks/list-rows.ts';
import { type Backend, openBackend, type Point } from '#tests/kit/backend.ts';
import type { MachineName } from '#contracts/steps.ts';
import type { Call } from '#tests/kit/client.ts';
import { lifecycles } from '#tests/kit/lifecycles.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';
import { watchRefusal } from '#tests/kit/watch.ts';
import type { Refusal } from './guards/situations.ts';
import { idOf, type TextsOf } from './list-reading.ts';
import { requestOf } from './requests.ts';

/** The mock backend in this process, ready for the request of one operation. */
export async function ready(name: OperationName): Promise<{ backend: Backend; request: Call }> {
  const cached = prepared.get(name);
  const backend = await openBackend({ scenario: 'happy', running: true, from: cached?.point });
  if (cached) return { backend, request: cached.request };
  const request = await requestOf(name, backend);
  prepared.set(name, { request, point: backend.point() });
  return { backend, request };
}

/** The mock backend in this process at the beginning of a scenario. */
export const opened = (scenario: string) => openBackend({ scenario, running: true });

/** What only this process can see. */
export const watching = {
  guards: watchRefusal,
  /** Whether the guard of a refusal depends on stored state only, so that the refusal is announced. */
  isOfState: ({ entity, guard }: Refusal) => Object.hasOwn(lifecycles[entity as MachineName].guards, guard), // the keys name steps
  transitions: takesTransitions,
};

/** The mock backend in this process, at the beginning of the scenario that the cases use, with its clock set to a time. */
export async function openAt(now: string): Promise<Backend> {
  const mock = await opened('happy');
  await mock.wait(Date.parse(now) - Date.parse(mock.now()));
  return mock;
}

/** Prepares what a request needs, once per test file, because an order or a payment takes many requests. */
const prepared = new Map<OperationName, { readonly request: Call; readonly point: Point }>();

/** The backend of a list with many rows that differ, and the searched texts that its items do not show. */
export async function readyList(name: OperationName) {
  const { backend, request } = await ready(name);
  await rowsFor[name]?.(backend);
  const { users } = backend.store.tables;
  const contacts: TextsOf = (item) => {
    const user = users.get(idOf(item));
    return [user?.email, user?.phoneE164].filter((text) => typeof text === 'string');
  };
  return { backend, request, hiddenTexts: name === 'listUsers' ? contacts : () => [], hasEveryValue: true };
}
