import { useGetMeQuery } from '#src/features/auth/api.ts';
import { matchPath, paths, routes } from '#src/platform/paths.ts';
import { allows } from '#src/platform/access.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { selectRole } from '#src/platform/session.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { CustomerPage } from '#src/layout/CustomerPage.tsx';
import classes from './page.module.css';

/** Shown to a signed-in user: a link to continue, or why this account cannot open the requested page. */
export function SignedInAlready({ next }: { next: string }) {
  const { data: me } = useGetMeQuery();
  const name = me && (me.kind === 'CUSTOMER' ? me.user.fullName : me.administrator.fullName);
  const role = useAppSelector(selectRole);
  const target = matchPath(next.replace(/[?#].*$/, ''));
  if (target !== null && !allows(routes[target].access, role)) {
    return (
      <CustomerPage heading="For administrators only" lead={name && `You are logged in as ${name}.`}>
        <p className={classes.why}>
          The page “{routes[target].title}” needs the account of an administrator. Log out, then log in with
          one.
        </p>
        <div className={classes.row}>
          <ButtonLink to={paths.logout()}>Log out</ButtonLink>
          <ButtonLink to={paths.home()} variant="default">
            Back to home
          </ButtonLink>
        </div>
      </CustomerPage>
    );
  }
  return (
    <CustomerPage heading="You are logged in" lead={name}>
      <div className={classes.row}>
        <ButtonLink to={next}>Continue</ButtonLink>
        <ButtonLink to={paths.logout()} variant="default">
          Not you? Log out
        </ButtonLink>
      </div>
    </CustomerPage>
  );
}
