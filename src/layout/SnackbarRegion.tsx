import { Notification } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { snackbarTimeoutMs } from '#src/platform/settings/constants.ts';
import { selectSnack, type Snack, snackbarDismissed } from '#src/platform/store/snackbar.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Icon, type IconName } from '#src/ui/parts/Icon.tsx';
import classes from './SnackbarRegion.module.css';

const icons: Record<Snack['tone'], IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

/**
 * Shows one message at a time and announces it politely. It is rendered before the first message, because a screen
 * reader announces changes only in a live region that exists.
 */
export function SnackbarRegion() {
  const snack = useAppSelector(selectSnack);
  return (
    <div role="status" className={classes.region}>
      {snack && <Message key={snack.id} snack={snack} />}
    </div>
  );
}

/**
 * Closes after five seconds, and on the page that its link leads to. While the pointer or the focus is on it, it
 * stays open; the five seconds restart afterwards.
 */
function Message({ snack }: { snack: Snack }) {
  const dispatch = useAppDispatch();
  const [isPaused, setPaused] = useState(false);
  const { id, tone, text, link } = snack;
  const { pathname, search } = useLocation();
  const isThere = link?.to === pathname + search;
  useEffect(() => {
    if (isThere) dispatch(snackbarDismissed(id));
    if (isPaused || isThere) return undefined;
    const timer = setTimeout(() => dispatch(snackbarDismissed(id)), snackbarTimeoutMs);
    return () => clearTimeout(timer);
  }, [dispatch, isPaused, id, isThere]);
  const hold = () => setPaused(true);
  const release = () => setPaused(false);
  return (
    <Notification
      role="none" // the live region around it announces the message
      withBorder
      color={tone}
      icon={<Icon name={icons[tone]} size={16} />}
      closeButtonProps={{ 'aria-label': 'Dismiss', size: 'lg' }}
      className={classes.snack}
      onClose={() => dispatch(snackbarDismissed(id))}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {text}{' '}
      {link && (
        <AppLink to={link.to} className={classes.link} onClick={() => dispatch(snackbarDismissed(id))}>
          {link.label}
        </AppLink>
      )}
    </Notification>
  );
}
