import { Button } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { useNavigate } from 'react-router-dom';
import { detailsOf, type Failure } from '#src/errors/failure.ts';
import { failureTexts } from '#src/errors/failure-texts.ts';
import { useInBrowser } from '#src/platform/browser/use-in-browser.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { selectAdmin } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { CopyText } from '#src/ui/parts/CopyText.tsx';
import { CartContext } from './cart-parts.ts';
import classes from './ErrorView.module.css';
import { PageHeading } from '#src/ui/focus/PageHeading.tsx';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { BrandStrip } from '#src/ui/strip/BrandStrip.tsx';

interface Props {
  failure: Failure;
  /** Left out where a retry cannot help. */
  onRetry?: () => void;
  /** A detail for support, such as two builds that are incompatible. */
  note?: string | undefined;
  /** Shown before the next steps. */
  children?: ReactNode;
}

/** Without an answer there is no status code. */
const isAnswered = ({ kind }: Failure) => kind !== 'offline' && kind !== 'unreachable';

/** A closed service and a lost network are no faults that support would look into. */
const isFault = ({ kind }: Failure) => kind !== 'offline' && kind !== 'maintenance';

/**
 * The error page: status code, title, description and the possible next steps. It discards nothing that was entered.
 */
export function ErrorView({ failure, onRetry, note, children }: Props) {
  const missing = failure.status === 404;
  const { unfinishedWork } = use(CartContext);
  return (
    <section className={classes.error}>
      {isAnswered(failure) && <p className={classes.code}>{failure.status}</p>}
      <span className={classes.strip}>
        <BrandStrip segments={5} filled={2 / 5} marked={{ at: 2, as: missing ? 'void' : 'late' }} size="md" />
      </span>
      <PageHeading>{failure.message}</PageHeading>
      <p className={classes.description}>{failure.description}</p>
      <p className={classes.hint}>{failureTexts[failure.kind].nextStep}</p>
      {unfinishedWork}
      {isFault(failure) && failure.requestId !== null && (
        <p className={classes.request}>Request {failure.requestId}</p>
      )}
      {note !== undefined && <p className={classes.request}>{note}</p>}
      {children}
      <Actions failure={failure} onRetry={missing ? undefined : onRetry} />
    </section>
  );
}

function Actions({ failure, onRetry }: { failure: Failure; onRetry: (() => void) | undefined }) {
  const navigate = useNavigate();
  const isAdmin = useAppSelector(selectAdmin);
  const ofAdministration = isAdmin && failure.path.startsWith(paths.administration());
  const hasPast = useInBrowser() && window.history.length > 1;
  const home = (
    <Button
      component={AppLink}
      to={ofAdministration ? paths.administration() : paths.home()}
      variant={onRetry ? 'default' : 'filled'}
    >
      {ofAdministration ? 'Dashboard' : 'Home'}
    </Button>
  );
  return (
    <div className={classes.actions}>
      {failure.kind === 'session-expired' ? (
        <Button component={AppLink} to={paths.login({ next: failure.path })}>
          Log in
        </Button>
      ) : (
        onRetry && <Button onClick={onRetry}>Try again</Button>
      )}
      {home}
      {isFault(failure) && <CopyText label="Copy details" text={detailsOf(failure)} />}
      {/* It keeps its space until it is known whether there is a page to go back to, so that nothing moves. */}
      <Button
        variant="default"
        className={classes.back}
        data-hidden={!hasPast}
        onClick={() => void navigate(-1)}
      >
        Go back
      </Button>
    </div>
  );
}
