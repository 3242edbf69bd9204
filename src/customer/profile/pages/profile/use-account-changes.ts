import { useEffect, useEffectEvent } from 'react';
import type { User } from '#contracts/users/user.ts';
import { problemOf } from '#src/errors/api-error.ts';

interface Options {
  readonly user: User;
  /** The account when the form was opened. */
  readonly base: User;
  readonly setBase: (user: User) => void;
  readonly form: { readonly isDirty: boolean; readonly busy: boolean; readonly error: unknown };
  /** Whether the form's part of the account differs. */
  readonly differs: (one: User, other: User) => boolean;
  /** Whether the form contains what this account has, as after a request whose answer was lost. */
  readonly contains: (user: User) => boolean;
  readonly onSaved: (user: User) => void;
  /** Puts the saved values into the form. */
  readonly restart: () => void;
}

/**
 * Updates a form when its account was changed elsewhere. `isOther`: the form's part was changed while something else
 * was entered here, so the customer chooses. `outdated`: the request was refused because of an old version.
 */
export function useAccountChanges(options: Options) {
  const { user, base, setBase, form, differs, contains, onSaved, restart } = options;
  const isNewer = user.version > base.version;
  const isChanged = isNewer && form.isDirty && differs(user, base);
  const isOther = isChanged && !contains(user);
  const acceptUpdates = useEffectEvent(() => {
    if (!isNewer || isOther || form.busy) return; // the answer to a request says itself what was saved
    if (isChanged) return onSaved(user);
    setBase(user);
    if (!form.isDirty) restart();
  });
  useEffect(() => {
    acceptUpdates();
  }, [user, isOther, form.busy]);
  return { isOther, outdated: problemOf(form.error, 'version-conflict') !== null };
}
