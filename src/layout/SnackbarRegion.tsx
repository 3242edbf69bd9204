import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { snackbarTimeoutMs } from '#src/platform/constants.ts';
import { selectSnack, type Snack, snackbarDismissed } from '#src/platform/snackbar.ts';
import { Icon, type IconName } from '#src/ui/Icon.tsx';
import classes from './SnackbarRegion.module.css';

const icons: Record<Snack['tone'], IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

/** One message at a time, read out politely. It is rendered before its first message, or a screen reader would not announce that one. */
export function SnackbarRegion() {
  const snack = useAppSelector(selectSnack);
  return (
    <div role="status" className={classes.region}>
      {snack && <Message key={snack.id} snack={snack} />}
    </div>
  );
}

/** Closes after five seconds; a pointer or the focus on it keeps it open, and the five seconds restart when they leave. */
function Message({ snack }: { snack: Snack }) {
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState(false);
  const { id, tone, text } = snack;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dispatch(snackbarDismissed(id)), snackbarTimeoutMs);
    return () => clearTimeout(timer);
  }, [dispatch, held, id]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      className={classes.snack}
      data-tone={tone}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={icons[tone]} />
      <span>{text}</span>
      <button type="button" aria-label="Dismiss" onClick={() => dispatch(snackbarDismissed(id))}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
