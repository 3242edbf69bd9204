import { use } from 'react';
import { scenarioOf } from '#src/platform/settings/configuration.ts';
import { useAppStore, useServices } from '#src/platform/store/use-store.ts';
import type { RouteId } from '#src/platform/routing/page-table.ts';
import { scenarioOfTab } from '#src/demo/scenario-of-tab.ts';
import type { Services } from '#src/platform/store/services.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import { readBuildId } from '#src/pwa/release/build-id.ts';
import { answersKnown, askAgain, comesFrom, onlyNew, readPayload } from './payload.ts';
import { payloadUrl } from './prerendered.ts';

const maxWaitMs = 2_000;

/** The requested payloads by page; null for the first page, whose data are in its HTML. */
const requestedPayloads = new WeakMap<AppStore, Map<RouteId, Promise<void> | null>>();

/**
 * Before a prerendered page is shown after a navigation, fetches the answers built with it; suspends meanwhile. If
 * they do not arrive in time, the page queries the backend itself.
 * @param loadPage loads the page's chunk, which adds the endpoints of the answers
 */
export function usePayload(id: RouteId, loadPage: () => Promise<unknown>): void {
  const store = useAppStore();
  const services = useServices();
  const payloads = requestedPayloads.get(store);
  if (!payloads) {
    requestedPayloads.set(store, new Map([[id, null]]));
    return;
  }
  let payload = payloads.get(id);
  if (payload === undefined) {
    payload = fetchAnswers(store, services, id, loadPage);
    payloads.set(id, payload);
  }
  if (payload) use(payload);
}

function fetchAnswers(
  store: AppStore,
  { configuration, sessionStorage }: Services,
  id: RouteId,
  loadPage: () => Promise<unknown>,
): Promise<void> | null {
  const build = readBuildId(document);
  const url = build === null ? null : payloadUrl(id, build);
  const scenario = scenarioOfTab(scenarioOf(window.location.search, configuration), sessionStorage);
  if (url === null || (configuration.mocks === 'on' && scenario !== null)) return null;
  return load().catch(() => undefined);

  async function load(): Promise<void> {
    const signal = AbortSignal.timeout(maxWaitMs);
    const [response] = await Promise.all([fetch(url ?? '', { signal }), loadPage()]);
    const payload = response.ok ? readPayload(await response.text()) : null;
    if (payload?.build !== build || !comesFrom(configuration, payload)) return;
    const news = onlyNew(payload, store.getState());
    store.dispatch(answersKnown(news));
    askAgain(news, store.dispatch);
  }
}
