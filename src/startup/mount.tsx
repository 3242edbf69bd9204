import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  payloadElement,
  type Payload,
  answersKnown,
  askAgain,
  comesFrom,
  readPayload,
  shownBy,
} from '#src/app/prerender/payload.ts';
import { App } from '#src/app/App.tsx';
import type { Configuration } from '#src/platform/settings/configuration.ts';
import { matchPath } from '#src/platform/routing/paths.ts';
import { pages } from '#src/app/routes.tsx';
import type { AppStore, RootState } from '#src/platform/store/store.ts';
import { createAppStore } from '#src/app/store.ts';

export interface Start {
  readonly container: HTMLElement;
  readonly store: AppStore;
  readonly configuration: Configuration;
  /** The scenario of this tab's mock backend; null for the default one. */
  readonly scenario: string | null;
}

/**
 * Renders the application. Prerendered HTML is hydrated when a first visit would show the same; session, draft and
 * errors are rendered into it afterwards. Otherwise, and for every shell, the application renders from scratch. Both
 * are transitions, so that React renders in slices and first hydrates what is pressed.
 */
export async function mount(start: Start): Promise<void> {
  const { container, store, configuration } = start;
  const payload = readPayload(document.getElementById(payloadElement)?.textContent ?? null);
  if (payload && (await isSame(payload, start))) {
    store.dispatch(answersKnown(payload));
    restoreStyleAttributes(container);
    const prerenderedState = stateOf(payload, configuration);
    startTransition(() => {
      hydrateRoot(container, <App {...{ store, configuration, prerenderedState }} />);
    });
    askAgain(payload, store.dispatch);
  } else {
    takeNoPresses(container);
    startTransition(() => createRoot(container).render(<App {...{ store, configuration }} />));
  }
  // Tells `public/entry-guard.js` that hydration is done, so that it replays presses that came too early.
  window.dispatchEvent(new CustomEvent('tranche:hydrated'));
}

async function isSame(payload: Payload, { configuration, scenario }: Start): Promise<boolean> {
  const id = matchPath(location.pathname);
  const same =
    id !== null &&
    comesFrom(configuration, payload) &&
    JSON.stringify(payload.configuration) === JSON.stringify(shownBy(configuration, new Date())) &&
    scenario === null &&
    (id === 'home' || location.search === '') && // the home page reads no query, and its header passes none on
    !carriesState(history.state);
  // Hydrates only when the page's module is loaded, because a skeleton would be rendered otherwise; if it cannot be
  // loaded, the error page is shown.
  return (
    same &&
    (await pages[id].page.load().then(
      () => true,
      () => false,
    ))
  );
}

/** True when the navigation passed state to the page; some pages render it. */
function carriesState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'usr' in state && state.usr !== null;
}

/** Returns the state that the HTML was rendered with, without anything from this browser. */
function stateOf(payload: Payload, configuration: Configuration): RootState {
  const store = createAppStore({
    configuration,
    backendReady: new Promise(() => undefined),
    sessionStorage: null,
    localStorage: null,
  });
  store.dispatch(answersKnown(payload));
  return store.getState();
}

/**
 * Makes the buttons of HTML that is about to be replaced inert, since presses on them would be lost. Links keep
 * working.
 */
function takeNoPresses(container: HTMLElement): void {
  for (const button of container.querySelectorAll('button')) button.inert = true;
}

/**
 * Prerendered HTML has style attributes under the name data-style, because the content security policy allows them
 * only when a script sets them.
 */
function restoreStyleAttributes(container: HTMLElement): void {
  for (const element of container.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
}
