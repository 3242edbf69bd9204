import { z } from '#contracts/z.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';
import type { InstallState } from './slice.ts';

type Answer = 'accepted' | 'dismissed';

/** Chromium's event; TypeScript's DOM does not know it. */
interface PromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: Answer }>;
}

function isPromptEvent(event: Event): event is PromptEvent {
  return 'prompt' in event && 'userChoice' in event;
}

export interface Installer {
  /** Starts reporting to this listener. */
  start(listener: Listener): void;
  /** Shows the browser's prompt; null when there is none, or it is already open. */
  ask(): Promise<Answer | null>;
  hide(): void;
}

interface Listener {
  readonly status: (status: InstallState['status']) => void;
  readonly hidden: () => void;
}

export interface InstallParts {
  readonly window: Pick<Window, 'addEventListener' | 'matchMedia' | 'navigator'>;
  /** The storage that all tabs share; null where it is blocked. */
  readonly storage: KeyValueStorage | null;
}

/** Manages the installation: it keeps the browser's event, which the store cannot hold, and reports state changes. */
export function createInstaller({ window, storage }: InstallParts): Installer {
  let event: PromptEvent | null = null;
  const stored = storedValue(storage, 'tranche.install-hidden', z.boolean());
  let hidden = stored.read() ?? false;
  let listener: Listener | null = null;

  return {
    start(newListener) {
      listener = newListener;
      const standalone = window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)');
      if (standalone.matches || isIosApp(window.navigator)) return newListener.status('installed');
      standalone.addEventListener('change', ({ matches }) => {
        if (matches) newListener.status('installed');
      });
      window.addEventListener('appinstalled', () => {
        event = null;
        newListener.status('installed');
      });
      if (hidden) return newListener.hidden();
      if (isIos(window.navigator)) newListener.status('iosHint');
      window.addEventListener('beforeinstallprompt', (promptEvent: Event) => {
        if (hidden || !isPromptEvent(promptEvent)) return;
        promptEvent.preventDefault();
        event = promptEvent;
        newListener.status('available');
      });
    },

    async ask() {
      const mine = event;
      if (!mine) return null;
      event = null; // the event can be used once only
      listener?.status('asking');
      try {
        await mine.prompt();
        const { outcome } = await mine.userChoice;
        listener?.status(outcome);
        return outcome;
      } catch {
        listener?.status('dismissed');
        return 'dismissed';
      }
    },

    hide() {
      event = null;
      hidden = true;
      listener?.hidden();
      stored.write(true); // if storage refuses, the offer is hidden until the page is closed
    },
  };
}

function isIos({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** True when started from the home screen of an iPhone or iPad. */
function isIosApp(navigator: Navigator): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}
