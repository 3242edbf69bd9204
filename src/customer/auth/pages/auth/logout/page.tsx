import { Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { accountName } from '#src/customer/auth/account-name.ts';
import { useGetMeQuery } from '#src/api/signed-in-account.ts';
import { useLeaveHere } from '#src/layout/use-another-account.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { Narrow } from '#src/layout/Narrow.tsx';
import { Page } from '#src/layout/Page.tsx';
import classes from './page.module.css';
import { type SignOut, useSignOut } from './use-sign-out.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

/** Logs out, and says what this device still stores. */
export default function LogoutPage() {
  const signOut = useSignOut();
  switch (signOut.step) {
    case 'asking':
      return <Question signOut={signOut} />;
    case 'ending':
      return (
        <Narrow>
          <Page heading="Logging out" lead={<span role="status">One moment.</span>} />
        </Narrow>
      );
    case 'signed-out':
      return <SignedOut signOut={signOut} />;
  }
}

function Question({ signOut: { hasDraft, otherTabs, unsent, elsewhere, signOut } }: { signOut: SignOut }) {
  const [everywhere, setEverywhere] = useState(false);
  const { data: me } = useGetMeQuery();
  const leaveHere = useLeaveHere();
  const { online } = useAppSelector(selectShell);
  return (
    <Narrow>
      <Page heading={routes.logout.title} lead={routes.logout.lead}>
        <Text mb="md">
          {me ? `Logged in as ${accountName(me)}.` : <>&nbsp;</>}
          {hasDraft && ' The cart and the card in this browser are removed, too.'}
          {unsent === 1 && ' 1 change is not sent yet and would be lost.'}
          {unsent > 1 && ` ${unsent} changes are not sent yet and would be lost.`}
          {otherTabs === 1 && ' Your other tab with this account is logged out as well.'}
          {otherTabs > 1 && ` Your ${otherTabs} other tabs with this account are logged out as well.`}
        </Text>
        {elsewhere > 0 && (
          <Checkbox
            mb="md"
            checked={everywhere && online}
            disabled={!online}
            onChange={(event) => setEverywhere(event.currentTarget.checked)}
            label={
              elsewhere === 1
                ? 'Also log out in the other place'
                : `Also log out in ${elsewhere} other places`
            }
            description={
              online ? 'On other devices, and in tabs where you logged in again.' : 'This needs the network.'
            }
          />
        )}
        <div className={classes.row}>
          <Button onClick={() => signOut(everywhere && online ? 'everywhere' : 'here')}>Log Out</Button>
          <Button component={AppLink} to={paths.home()} variant="default">
            Stay logged in
          </Button>
          {/* Last, as it appears when the other tabs have answered. */}
          {otherTabs > 0 && (
            <Button onClick={leaveHere} variant="default">
              Use another account in this tab
            </Button>
          )}
        </div>
      </Page>
    </Narrow>
  );
}

function SignedOut({ signOut }: { signOut: SignOut }) {
  const { hasDraft, clearDevice } = signOut;
  return (
    <Narrow>
      <Page heading="You are logged out" lead={<span role="status">{whatIsKept(signOut)}</span>}>
        <div className={classes.row}>
          {hasDraft && <Button onClick={clearDevice}>Remove them</Button>}
          <Button component={AppLink} to={paths.home()} variant={hasDraft ? 'default' : 'filled'}>
            Back to home
          </Button>
          <Button component={AppLink} to={paths.login()} variant="default">
            Log in again
          </Button>
        </div>
      </Page>
    </Narrow>
  );
}

function whatIsKept({ hasDraft, ending, othersLeft }: SignOut): string {
  const here = hasDraft
    ? 'This browser still keeps the details of a purchase, so that you can continue.'
    : ending === 'confirmed'
      ? 'Your session has ended, and this device keeps nothing of yours.'
      : 'This device keeps nothing of yours.';
  const there = ending === 'confirmed' ? '' : ` ${onOurSide[ending]}`;
  return `${here}${there}${othersLeft ? ' You may still be logged in in other places.' : ''}`;
}

const onOurSide = {
  kept: 'We end the session on our side as soon as this browser reaches us again.',
  unconfirmed: 'We could not be reached, so the session on our side ends automatically after a while.',
} as const;
