import type { Middleware } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';
import { selectSession, type SessionState, signedOut } from './session.ts';
import { type KeyValueStorage, storedValue } from './storage.ts';

/** What was typed in a form and not sent yet, by field. */
export type KeptTexts = Readonly<Record<string, string>>;

const KeptForms = z.record(
  z.string(),
  z.object({ savedAt: z.number(), texts: z.record(z.string(), z.string()) }),
);

/** How long in ms a form is kept: as long as a stated budget is used. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1_000;

/** The forms of a person; in a session that an earlier release stored, `userId` is unknown. */
const formsOf = (storage: KeyValueStorage | null, userId: string | undefined) =>
  storedValue(storage, `tranche.forms.${userId ?? ''}`, KeptForms);

/** The texts of one form of a person. */
export function keptForm(storage: KeyValueStorage | null, userId: string | undefined, name: string) {
  const forms = formsOf(storage, userId);
  const recent = (now: number) =>
    Object.entries(forms.read() ?? {}).filter(([, { savedAt }]) => now - savedAt < maxAgeMs);
  return {
    read: (now: number): KeptTexts => Object.fromEntries(recent(now))[name]?.texts ?? {},
    /** Returns false if the browser does not store it. */
    write: (now: number, texts: KeptTexts): boolean =>
      forms.write({ ...Object.fromEntries(recent(now)), [name]: { savedAt: now, texts } }),
    remove(now: number): void {
      const others = recent(now).filter(([other]) => other !== name);
      if (others.length === 0) forms.remove();
      else forms.write(Object.fromEntries(others));
    },
  };
}

/**
 * Removes what a person has typed once they log out: what this tab keeps, and what the device keeps unless other tabs go
 * on with their session.
 */
export function dropFormsWithSession(storages: {
  readonly device: KeyValueStorage | null;
  readonly tab: KeyValueStorage | null;
}): Middleware<object, { session: SessionState }> {
  return (store) => (next) => (action) => {
    const before = selectSession(store.getState());
    if (before !== null && signedOut.match(action)) {
      formsOf(storages.tab, before.userId).remove();
      if (!action.payload?.onlyHere) formsOf(storages.device, before.userId).remove();
    }
    return next(action);
  };
}
