import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  autofillCode,
  autofillContact,
  isContactAwaited,
  watchContactAwaited,
} from '#src/customer/auth/code-autofill.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { demoSettings } from './demo-settings.ts';
import type { Message } from '#contracts/mock-in-page.ts';

/**
 * Logs in as a person would, once, when the address names a contact: types it into the page for that, then the code that
 * arrives for it. What refuses the log-in is shown as it is to a person.
 * @param offered the message whose code can be filled in now; null if there is none
 * @param onTyped called with that message when its code has been filled in
 */
export function useTypedLogin(offered: Message | null, onTyped: (message: Message) => void): void {
  const configuration = useConfiguration();
  const [contact] = useState(() => demoSettings(window.location.search, configuration).contact);
  const typed = useRef(false);
  const done = useRef(false);
  const onTypedEvent = useEffectEvent(onTyped);
  useEffect(() => {
    if (contact === null) return undefined;
    const type = () => {
      if (typed.current || !isContactAwaited()) return;
      typed.current = true;
      autofillContact(contact);
    };
    type();
    const stop = watchContactAwaited(type);
    return stop;
  }, [contact]);
  useEffect(() => {
    const { code, to } = offered ?? { code: null, to: null };
    if (!typed.current || done.current || offered === null || code === null || to !== contact) return;
    done.current = true;
    queueMicrotask(() => {
      autofillCode(code); // the form moves its focus, which React does not do within an effect
      onTypedEvent(offered);
    });
  }, [contact, offered]);
}
