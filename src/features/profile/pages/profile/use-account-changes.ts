import { useEffect, useEffectEvent } from 'react';
import type { User } from '#contracts/users/user.ts';
import { problemOf } from '#src/errors/api-error.ts';

interface Options {
  readonly user: User;
  /** The account as the form began with it. */
  readonly base: User;
  readonly setBase: (user: User) => void;
  readonly form: { readonly isDirty: boolean; readonly error: unknown };
  /** Whether the part of the account that the form is about differs. */
  readonly differs: (one: User, other: User) => boolean;
  /** Puts what is saved now into the form. */
  readonly restart: () => void;
}

/**
 * Brings a form over a part of the account up to date when the account was changed elsewhere. `isOther`: that part was,
 * while something else was entered here, so the customer chooses. `outdated`: what was sent was refused as outdated.
 */
export function useAccountChanges({ user, base, setBase, form, differs, restart }: Options) {
  const isNewer = user.version > base.version;
  const isOther = isNewer && form.isDirty && differs(user, base);
  const follow = useEffectEvent(() => {
    if (!isNewer || isOther) return;
    setBase(user);
    if (!form.isDirty) restart();
  });
  useEffect(() => {
    follow();
  }, [user]);
  return { isOther, outdated: problemOf(form.error, 'version-conflict') !== null };
}
