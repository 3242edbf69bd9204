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
} from '#src/prerender/payload.ts';
import { App } from './App.tsx';
import type { Configuration } from '#src/platform/configuration.ts';
import { matchPath } from '#src/platform/paths.ts';
import { pages } from './routes.tsx';
import type { AppStore, RootState } from '#src/platform/store.ts';
import { createAppStore } from './store.ts';

export interface Start {
  readonly container: HTMLElement;
  readonly store: AppStore;
  readonly configuration: Configuration;
  /** The scenario of this tab; null for the default one. */
  readonly scenario: string | null;
}

/**
 * Brings the application to the screen. A prerendered page is hydrated when a first visit would show the same; what the
 * store knows beyond that (session, draft, error) is rendered into it next, and its elements stay. Otherwise, and in place of
 * every shell, the application renders from scratch. Both are transitions: React renders in slices, and a press on a
 * page that is being hydrated is answered, since React hydrates the pressed part first.
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
  // To `public/entry-guard.js`, which has kept the press that came too early; React answers it as soon as it can.
  window.dispatchEvent(new CustomEvent('tranche:hydrated'));
}

async function isSame(payload: Payload, { configuration, scenario }: Start): Promise<boolean> {
  const id = matchPath(location.pathname);
  const same =
    id !== null &&
    comesFrom(configuration, payload) &&
    JSON.stringify(payload.shown) === JSON.stringify(shownBy(configuration, new Date())) &&
    scenario === null &&
    (id === 'home' || location.search === '') && // it reads no query, and its header hands none on
    !carriesState(history.state);
  // Without the page's module its skeleton would be shown first; if it cannot be loaded, the error page is shown.
  return (
    same &&
    (await pages[id].page.load().then(
      () => true,
      () => false,
    ))
  );
}

/** What a navigation handed over is shown by some pages. */
function carriesState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'usr' in state && state.usr !== null;
}

/** The state that the page was rendered with, before anything of this browser went into it. */
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

/** The buttons of HTML that is about to be replaced: a press on one would be lost without a word. Links do work. */
function takeNoPresses(container: HTMLElement): void {
  for (const button of container.querySelectorAll('button')) button.inert = true;
}

/** The policy allows style attributes from scripts only; until now each had another name. */
function restoreStyleAttributes(container: HTMLElement): void {
  for (const element of container.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
}
