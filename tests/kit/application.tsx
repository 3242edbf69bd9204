import { act, render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { vi } from 'vitest';
import { type Configuration, defaults } from '#src/platform/settings/configuration.ts';
import { createChangeFeed } from '#src/api/change-feed.ts';
import { createCachedAnswers } from '#src/api/cached-answers.ts';
import { followChanges } from '#src/api/follow-changes.ts';
import { type Clock, systemClock } from '#src/platform/browser/clock.ts';
import { errorShown } from '#src/errors/slice.ts';
import { watchFailures } from '#src/errors/failure-watch.ts';
import { signedIn, type SignedInSession } from '#src/platform/session/session.ts';
import { createAppStore } from '#src/app/store.ts';
import { App } from '#src/app/App.tsx';
import '#src/layout/AdministrationFrame.tsx'; // its keys are there with the first content: it is not loaded while a test presses them
import { viewportChanged } from '#src/platform/store/shell.ts';
import { watchViewport } from '#src/theme/viewport.ts';

interface Circumstances {
  readonly role?: SignedInSession['role'];
  /** The width of the viewport in px. */
  readonly width?: number;
  readonly configuration?: Partial<Configuration>;
  /** Answers instead of `fetch`; without it requests stay unanswered. */
  readonly backend?: (request: Request) => Promise<Response>;
  /** What the start of the mock backend gives the page: the scenario, say. */
  readonly ready?: unknown;
  /** Rendered instead of the page of the address. */
  readonly part?: ReactNode;
}

/** A page learns of changes from hints alone: after the real interval, a minute, a slow machine would still be busy. */
const maxTimerMs = 2 ** 31 - 1;

/** Renders the whole application at an address, wired as at its start. */
export function appAt(
  address: string,
  { role, width = 1440, configuration = {}, backend, ready, part }: Circumstances = {},
) {
  polyfillDialogs();
  if (backend) vi.stubGlobal('fetch', toBackend(backend));
  const media = mediaOf(width);
  vi.stubGlobal('matchMedia', media.match);
  window.history.replaceState(null, '', address);
  const whole = { ...defaults, ...configuration };
  const tab = clockOfTab();
  const changeFeed = createChangeFeed({
    clock: tab.clock,
    startedAt: Date.now(),
    intervalMs: maxTimerMs,
    channel: null,
  });
  const answers = createCachedAnswers(window.sessionStorage, tab.clock);
  window.addEventListener('pagehide', answers.flush);
  const keptAnswers = () => Promise.resolve(answers);
  const store = createAppStore({
    configuration: whole,
    changeFeed,
    backendReady: backend ? Promise.resolve(ready) : new Promise(() => undefined),
    sessionStorage: window.sessionStorage,
    localStorage: window.localStorage,
    ...(configuration.mocks === 'off' && { keptAnswers }),
  });
  if (role) store.dispatch(signedIn({ token: 'token', role, expiresAt: '2027-01-10T10:00:00.000Z' }));
  watchFailures(window, (failure) => act(() => void store.dispatch(errorShown(failure))));
  watchViewport(media.match, (viewport) => store.dispatch(viewportChanged(viewport)), window);
  followChanges(changeFeed, store, document);
  const { unmount } = render(
    <Tab onClose={tab.close}>
      <App store={store} configuration={whole}>
        {part}
      </App>
    </Tab>,
  );
  return { store, changeFeed, unmount, resize: (px: number) => act(() => media.resize(px)) };
}

/**
 * A clock that stops when its tab is closed. `fetch` belongs to the newest application: an earlier one that still read
 * changes would ask a backend that does not know its session, and would end the newer session in their common storage.
 */
function clockOfTab(): { readonly clock: Clock; readonly close: () => void } {
  let isOpen = true;
  return {
    clock: {
      now: systemClock.now,
      after: (ms, then) =>
        systemClock.after(ms, () => {
          if (isOpen) then();
        }),
    },
    close: () => {
      isOpen = false;
    },
  };
}

function Tab({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  useEffect(() => onClose, [onClose]);
  return children;
}

/** `fetch` over a function. The signal is not passed on: Node's Request does not accept jsdom's. */
function toBackend(answer: (request: Request) => Promise<Response>) {
  return (address: string, { signal: _signal, ...init }: RequestInit = {}) =>
    answer(new Request(new URL(address, 'http://app.test'), init));
}

/** `matchMedia` for `(min-width: …em)` over a width in px that can change, with text of the usual size. */
function mediaOf(initial: number) {
  let width = initial;
  window.innerWidth = width;
  const changes = new Set<() => void>();
  const match = (media: string) => {
    const bound = Number(/min-width:\s*([\d.]+)em/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY) * 16;
    const state = {
      media,
      onchange: null,
      get matches() {
        return width >= bound;
      },
      addEventListener: (_type: string, listener: (event: object) => void) => {
        changes.add(() => listener(state));
      },
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    };
    return state;
  };
  const resize = (px: number) => {
    width = px;
    window.innerWidth = px;
    window.dispatchEvent(new Event('resize'));
    for (const change of changes) change();
  };
  return { match, resize };
}

/** jsdom draws a dialog but cannot open one. */
function polyfillDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
