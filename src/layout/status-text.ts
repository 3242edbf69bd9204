import { dateFormat } from '#src/ui/format/formats.ts';
import { failureTexts } from '#src/errors/failure-texts.ts';
import type { Configuration } from '#src/platform/settings/configuration.ts';
import type { Status } from './status.ts';

/** One message in two lengths: `long` where there is space and for screen readers, `short` for phones of 320 px. */
export interface Words {
  readonly long: string;
  readonly short: string;
}

type Names = Pick<Configuration, 'productName' | 'locale'>;

/** Returns the message for a status. */
export function wordsOf(status: Status, { productName, locale }: Names): Words {
  switch (status.kind) {
    case 'updating':
      return { long: 'Updating …', short: 'Updating …' };
    case 'blocked':
      return status.tabs === null ? blockedHere : blocked(status.tabs);
    case 'deferred': {
      const long = 'A new version is in place. This page changes to it when the payment or the form is done';
      const time = dateFormat(locale, { timeStyle: 'short' }).format(status.until);
      return { long: `${long}, at the latest at ${time}.`, short: `Updates when you are done, by ${time}` };
    }
    case 'offline':
      return status.opens
        ? {
            long: `${failureTexts.offline.title}. What was opened before still works, and your cart is saved.`,
            short: `${failureTexts.offline.title}. Your cart is saved.`,
          }
        : {
            long: `${failureTexts.offline.title}. This page still works, but cannot be reloaded.`,
            short: `${failureTexts.offline.title}. Do not reload.`,
          };
    case 'update':
      return status.failed
        ? {
            long: 'The update has not started yet. What you typed is kept; try again.',
            short: 'Not updated yet',
          }
        : { long: 'A new version is ready. What you typed is kept.', short: 'New version ready' };
    case 'install':
      return { long: `${productName} can be installed on this device.`, short: 'Install the app?' };
    case 'ios-install':
      return {
        long: `To install ${productName}, press Share and then “Add to Home Screen”.`,
        short: 'Share, then “Add to Home Screen”',
      };
  }
}

const blockedHere: Words = {
  long: 'The update waits: this page is in the middle of a payment or a form.',
  short: 'Waiting for this page',
};

function blocked(tabs: number): Words {
  if (tabs === 0) return { long: 'The update is about to start.', short: 'Update about to start' };
  const one = tabs === 1;
  return {
    long: `The update waits: ${one ? 'one tab is' : `${tabs} tabs are`} in the middle of a payment or a form.`,
    short: `Waiting for ${tabs} busy ${one ? 'tab' : 'tabs'}`,
  };
}

/**
 * Returns the resting text of the bar, which is visible but not announced to screen readers; null for none. `today` is
 * the formatted day of the demo, whose clock is not that of this machine; null until an answer has told it.
 */
export function idleText(
  mocks: Configuration['mocks'],
  opensOffline: boolean,
  today: string | null,
): Words | null {
  if (mocks === 'on') {
    const offline = opensOffline
      ? { long: ' Works offline.', short: ', works offline' }
      : { long: '', short: '' };
    const day = today === null ? '' : ` Today in the demo: ${today}.`;
    return {
      long: `Demo with invented data, kept in this browser.${offline.long}${day}`,
      short: `${today === null ? 'Demo with invented data' : `Demo, today is ${today}`}${offline.short}`,
    };
  }
  return opensOffline ? { long: 'This application works offline.', short: 'Works offline' } : null;
}
