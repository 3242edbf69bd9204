import { z } from '#contracts/z.ts';
import { selectSession, signedOut } from '#src/platform/session/session.ts';
import type { Listen } from '#src/platform/store/listening.ts';
import { type KeyValueStorage, storedValue } from './storage.ts';

/** What was typed in a form and not sent yet, by field. */
export type PersistedTexts = Readonly<Record<string, string>>;

const PersistedForms = z.record(
  z.string(),
  z.object({ savedAt: z.number(), texts: z.record(z.string(), z.string()) }),
);

/** How long in ms something private is kept that its person left behind: over a night, as a device may be shared. */
export const privateMaxAgeMs = 24 * 60 * 60 * 1_000;

const prefix = 'tranche.forms.';

/** The forms of a person; in a session that an earlier release stored, `userId` is unknown. */
const formsOf = (storage: KeyValueStorage | null, userId: string | undefined) =>
  storedValue(storage, `${prefix}${userId ?? ''}`, PersistedForms);

/** The texts of one form of a person. */
export function persistedForm(storage: KeyValueStorage | null, userId: string | undefined, name: string) {
  const forms = formsOf(storage, userId);
  const recent = (now: number) =>
    Object.entries(forms.read() ?? {}).filter(([, { savedAt }]) => now - savedAt < privateMaxAgeMs);
  return {
    read: (now: number): PersistedTexts => Object.fromEntries(recent(now))[name]?.texts ?? {},
    /** Returns false if the browser does not store it. */
    write: (now: number, texts: PersistedTexts): boolean =>
      forms.write({ ...Object.fromEntries(recent(now)), [name]: { savedAt: now, texts } }),
    remove(now: number): void {
      const otherForms = recent(now).filter(([other]) => other !== name);
      if (otherForms.length === 0) forms.remove();
      else forms.write(Object.fromEntries(otherForms));
    },
  };
}

/** Removes the forms of those people of whom `mayStay` is false, given when the person last typed. */
export function dropForms(
  storage: Storage | null,
  mayStay: (userId: string, savedAt: number) => boolean,
): void {
  if (!storage) return;
  for (const key of Object.keys(storage).filter((each) => each.startsWith(prefix))) {
    const userId = key.slice(prefix.length);
    const forms = formsOf(storage, userId);
    const savedAt = Math.max(0, ...Object.values(forms.read() ?? {}).map((form) => form.savedAt));
    if (!mayStay(userId, savedAt)) forms.remove();
  }
}

/**
 * Removes what a person has typed once they log out: what this tab keeps, and what the device keeps unless other tabs go
 * on with their session.
 */
export function dropFormsWithSession(
  listen: Listen,
  storages: { readonly device: KeyValueStorage | null; readonly tab: KeyValueStorage | null },
): void {
  listen({
    actionCreator: signedOut,
    effect({ payload }, { getOriginalState }) {
      const before = selectSession(getOriginalState());
      if (before === null) return;
      formsOf(storages.tab, before.userId).remove();
      if (!payload?.onlyHere) formsOf(storages.device, before.userId).remove();
    },
  });
}
