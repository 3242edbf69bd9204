import type { UserRow } from '#contracts/users/user.ts';
import { NoWrap } from '#src/ui/format/NoWrap.tsx';
import classes from './Contact.module.css';

/** A customer's masked contacts. */
export function Contact({ user: { maskedEmail, maskedPhone } }: { readonly user: UserRow }) {
  return (
    <span className={classes.contact}>
      {maskedEmail !== null && <NoWrap>{maskedEmail}</NoWrap>}{' '}
      {maskedPhone !== null && <NoWrap>{maskedPhone}</NoWrap>}
    </span>
  );
}
