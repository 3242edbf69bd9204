import { useEffect, useEffectEvent, useState } from 'react';
import { useSignOutMutation } from '#src/features/auth/api.ts';
import { isUndecided } from '#src/errors/api-error.ts';
import { draftCleared } from '#src/features/checkout/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { paths } from '#src/platform/paths.ts';
import { selectSession, signedOut } from '#src/platform/session.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { CustomerPage } from '#src/layout/CustomerPage.tsx';
import classes from './page.module.css';

/** Ends the session there and here. Here it ends in any case, also when the backend cannot be told. */
export default function LogoutPage() {
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectSession);
  const sendOnce = useSendOnce();
  const [signOut] = useSignOutMutation();
  const [unheard, setUnheard] = useState(false);

  const end = useEffectEvent(async () => {
    if (session === null) return;
    const { error } = await sendOnce('sign-out', (key) => signOut({ key }));
    setUnheard(isUndecided(error));
    dispatch(signedOut());
    dispatch(draftCleared());
  });
  useEffect(() => void end(), []);

  if (session !== null)
    return <CustomerPage heading="Signing out" lead={<span role="status">One moment.</span>} />;
  return (
    <CustomerPage
      heading="You are signed out"
      lead={
        <span role="status">
          {unheard
            ? 'This device keeps nothing of yours. We could not reach the service: there the session ends by itself.'
            : 'Your session has ended, and this device keeps nothing of yours.'}
        </span>
      }
    >
      <div className={classes.row}>
        <ButtonLink to={paths.home()}>To the start page</ButtonLink>
        <ButtonLink to={paths.login()} variant="default">
          Sign in again
        </ButtonLink>
      </div>
    </CustomerPage>
  );
}
