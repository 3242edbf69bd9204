import { paths } from '#src/platform/paths.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { CustomerPage } from '#src/layout/CustomerPage.tsx';
import classes from './page.module.css';
import { type SignOut, useSignOut } from './use-sign-out.ts';

/** Ends the session, and says what this device still keeps. */
export default function LogoutPage() {
  const signOut = useSignOut();
  switch (signOut.step) {
    case 'asking':
      return <Question signOut={signOut} />;
    case 'ending':
      return <CustomerPage heading="Logging out" lead={<span role="status">One moment.</span>} />;
    case 'signed-out':
      return <SignedOut signOut={signOut} />;
  }
}

function Question({ signOut: { hasDraft, signOut } }: { signOut: SignOut }) {
  return (
    <CustomerPage
      heading="Log out?"
      lead={
        hasDraft
          ? 'The cart and the card in this browser are removed, too.'
          : 'You can log in again at any time.'
      }
    >
      <div className={classes.row}>
        <Button onClick={signOut}>Log out</Button>
        <ButtonLink to={paths.home()} variant="default">
          Stay logged in
        </ButtonLink>
      </div>
    </CustomerPage>
  );
}

function SignedOut({ signOut: { hasDraft, unheard, clearDevice } }: { signOut: SignOut }) {
  return (
    <CustomerPage
      heading="You are logged out"
      lead={<span role="status">{whatIsKept(hasDraft, unheard)}</span>}
    >
      <div className={classes.row}>
        {hasDraft && <Button onClick={clearDevice}>Remove them</Button>}
        <ButtonLink to={paths.home()} variant={hasDraft ? 'default' : 'filled'}>
          Back to home
        </ButtonLink>
        <ButtonLink to={paths.login()} variant="default">
          Log in again
        </ButtonLink>
      </div>
    </CustomerPage>
  );
}

function whatIsKept(hasDraft: boolean, unheard: boolean): string {
  if (hasDraft) return 'This browser still keeps the details of a purchase, so that you can continue.';
  if (unheard)
    return 'This device keeps nothing of yours. We could not reach the service. The session there expires on its own.';
  return 'Your session has ended, and this device keeps nothing of yours.';
}
