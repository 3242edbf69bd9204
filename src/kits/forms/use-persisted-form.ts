import { useRef, useState } from 'react';
import { type PersistedTexts, persistedForm } from '#src/platform/storage/persisted-forms.ts';
import { selectSession } from '#src/platform/session/session.ts';
import { useAppSelector, useServices } from '#src/platform/store/use-store.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';

/** The texts of a form that outlive its page. */
export interface PersistedForm {
  /** What was typed before this page was loaded. */
  readonly texts: PersistedTexts;
  readonly set: (field: string, text: string) => void;
  /** Forgets the texts, which were sent or given up. */
  readonly drop: () => void;
}

/**
 * Keeps what a person types in a form until it is sent: on this device, so that neither a reload nor a closed tab loses
 * it, or only in this tab. Where the browser does not store it, reloads are blocked instead.
 */
export function usePersistedForm(name: string, place: 'device' | 'tab' = 'device'): PersistedForm {
  const { localStorage, sessionStorage } = useServices();
  const storage = place === 'device' ? localStorage : sessionStorage;
  const userId = useAppSelector(selectSession)?.userId;
  const stored = persistedForm(storage, userId, name);
  const [texts, setTexts] = useState(() => stored.read(Date.now()));
  const typed = useRef(texts);
  const [isAtRisk, setAtRisk] = useState(false);
  useUnsavedWork(isAtRisk);
  return {
    texts,
    set(field, text) {
      if (typed.current[field] === text) return;
      typed.current = { ...typed.current, [field]: text };
      setAtRisk(!stored.write(Date.now(), typed.current));
    },
    drop() {
      stored.remove(Date.now());
      typed.current = {};
      setTexts(typed.current);
      setAtRisk(false);
    },
  };
}
