import { Alert, Anchor } from '@mantine/core';
import { codeMinutes } from '#contracts/periods.ts';
import { CodeForm } from '#src/customer/auth/CodeForm.tsx';
import { LogInTerms } from '#src/customer/auth/LogInTerms.tsx';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { homeOf } from '#src/platform/routing/access.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { useNavigateFromHere } from '#src/platform/routing/use-navigate-from-here.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { safeNext } from '#src/platform/routing/safe-next.ts';
import { selectSession, selectSessionLost } from '#src/platform/session/session.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { Narrow } from '#src/layout/Narrow.tsx';
import { Page } from '#src/layout/Page.tsx';
import { ContactForm } from './ContactForm.tsx';
import classes from './page.module.css';
import { SignedInAlready } from './SignedInAlready.tsx';
import { useSignIn } from './use-sign-in.ts';

export default function LoginPage() {
  const navigate = useNavigateFromHere();
  const next = safeNext(usePageQuery('login').next);
  const isOrdering = next?.startsWith(routes.checkout.path) ?? false;
  const session = useAppSelector(selectSession);
  const isLost = useAppSelector(selectSessionLost);
  const access = useSignIn((role) => navigate(next ?? homeOf(role), { replace: true }));
  const { challenge, contact, again } = access;

  if (session) return <SignedInAlready next={next ?? homeOf(session.role)} />;
  return (
    <Narrow>
      <Page
        heading="Log in"
        lead={isOrdering ? `${routes.login.lead} Your cart is saved.` : routes.login.lead}
      >
        <div className={classes.column}>
          {isLost && (
            <Alert role="status" color="accent">
              Your session has ended.{next !== null && ' Log in to continue where you were.'}
            </Alert>
          )}
          {challenge === null ? (
            <ContactForm onSent={access.codeSent} />
          ) : (
            <>
              <Card>
                <CodeForm
                  challenge={challenge}
                  purpose={`The code logs you in, or opens an account if this contact has none. It is valid for ${codeMinutes} minutes.`}
                  submitLabel="Log in"
                  eager
                  busy={again.busy}
                  error={again.error}
                  onVerified={access.verified}
                  onResend={contact === null ? undefined : () => void again.send(contact)}
                />
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  underline="always"
                  className={classes.other}
                  onClick={access.startOver}
                >
                  {contact === null ? 'No code? Start again' : 'Not you? Use another contact'}
                </Anchor>
              </Card>
              <LogInTerms />
            </>
          )}
        </div>
      </Page>
    </Narrow>
  );
}
