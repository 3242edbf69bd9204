import type { UserRow } from '#contracts/users/user.ts';
import { NoWrap } from '#src/ui/NoWrap.tsx';

/** A customer's masked contacts. */
export function Contact({ user: { maskedEmail, maskedPhone } }: { readonly user: UserRow }) {
  return (
    <>
      {maskedEmail !== null && <NoWrap>{maskedEmail}</NoWrap>}{' '}
      {maskedPhone !== null && <NoWrap>{maskedPhone}</NoWrap>}
    </>
  );
}
