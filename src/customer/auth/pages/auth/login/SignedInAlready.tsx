import { Button } from '@mantine/core';
import { accountName } from '#src/customer/auth/account-name.ts';
import { useGetMeQuery } from '#src/api/signed-in-account.ts';
import { useAnotherAccount } from '#src/layout/use-another-account.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { matchPath, paths } from '#src/platform/routing/paths.ts';
import { allows } from '#src/platform/routing/access.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { Narrow } from '#src/layout/Narrow.tsx';
import { Page } from '#src/layout/Page.tsx';
import classes from './page.module.css';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

/** Shown to a signed-in user: a link to continue, or why this account cannot open the requested page. */
export function SignedInAlready({ next }: { next: string }) {
  const { data: me } = useGetMeQuery();
  const name = me && accountName(me);
  const useAnother = useAnotherAccount(next);
  const role = useAppSelector(selectRole);
  const target = matchPath(next.replace(/[?#].*$/, ''));
  if (target !== null && !allows(routes[target].access, role)) {
    return (
      <Narrow>
        <Page heading="For administrators only" lead={name && `You are logged in as ${name}.`}>
          <p className={classes.why}>
            The page “{routes[target].title}” needs the account of an administrator.{' '}
            {useAnother
              ? 'Log in with one here; your other tab stays as it is.'
              : 'To use one, log out first.'}
          </p>
          <div className={classes.row}>
            {useAnother ? (
              <Button onClick={useAnother}>Use another account in this tab</Button>
            ) : (
              <Button component={AppLink} to={paths.logout()}>
                Log Out
              </Button>
            )}
            <Button component={AppLink} to={paths.home()} variant="default">
              Back to home
            </Button>
          </div>
        </Page>
      </Narrow>
    );
  }
  return (
    <Narrow>
      <Page heading="You are logged in" lead={name}>
        <div className={classes.row}>
          <Button component={AppLink} to={next}>
            Continue
          </Button>
          {useAnother ? (
            <Button onClick={useAnother} variant="default">
              Use another account in this tab
            </Button>
          ) : (
            <Button component={AppLink} to={paths.logout()} variant="default">
              Not you? Log Out
            </Button>
          )}
        </div>
      </Page>
    </Narrow>
  );
}
