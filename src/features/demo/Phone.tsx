import { useState, useSyncExternalStore } from 'react';
import { isCodeAwaited, autofillCode, watchCodeAwaited } from '#src/features/auth/code-autofill.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { selectAheadMs } from '#src/platform/server-time.ts';
import { selectAdmin } from '#src/platform/shell.ts';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { type Message, useMessages } from './use-messages.ts';
import classes from './Phone.module.css';

/** Codes are valid for five minutes; an older one would only mislead. */
const freshMs = 5 * 60 * 1000;

/**
 * The phone of the demo, only with the mock backend: what a person would get by text message. While a page waits for a
 * code, the newest one drops in from the upper edge, where no page has its primary action; all of them are at the foot.
 */
export default function Phone() {
  const messages = useMessages();
  const awaited = useSyncExternalStore(watchCodeAwaited, isCodeAwaited);
  const aheadMs = useAppSelector(selectAheadMs);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const admin = useAppSelector(selectAdmin);
  const [newest] = messages;
  const isFresh = newest && (aheadMs === null || Date.parse(newest.sentAt) > Date.now() + aheadMs - freshMs);
  const shown = awaited && isFresh && newest.id !== dismissed ? newest : null;

  return (
    <aside aria-label="Demo phone">
      <div role="status" className={classes.live}>
        {shown && <MessageToast message={shown} onClose={() => setDismissed(shown.id)} />}
      </div>
      <details className={classes.phone} data-wide={admin}>
        <summary>
          Demo phone <span className={classes.count}>{countText(messages.length)}</span>
        </summary>
        {aheadMs !== null && (
          <p>
            Today in the demo:{' '}
            <DateTimeText value={new Date(Date.now() + aheadMs).toISOString()} form="day" />
          </p>
        )}
        {messages.length === 0 ? (
          <p>One-time codes arrive here, as they would on your phone.</p>
        ) : (
          <ol className={classes.list}>
            {messages.slice(0, 10).map((message) => (
              <li key={message.id}>
                <p className={classes.meta}>
                  {message.channel === 'SMS' ? 'Text message' : 'E-mail'} to {message.to},{' '}
                  <DateTimeText value={message.sentAt} />
                </p>
                <p>{message.text}</p>
              </li>
            ))}
          </ol>
        )}
      </details>
    </aside>
  );
}

function MessageToast({ message, onClose }: { message: Message; onClose: () => void }) {
  const { code, text, to } = message;
  return (
    <div className={classes.toast}>
      <p className={classes.meta}>Demo phone · {to}</p>
      <p>{text}</p>
      <div className={classes.actions}>
        {code !== null && (
          <button
            type="button"
            className={classes.fill}
            onClick={() => {
              if (autofillCode(code)) onClose();
            }}
          >
            Fill in {code}
          </button>
        )}
        <button type="button" className={classes.close} onClick={onClose} aria-label="Close the message">
          <Icon name="close" size={18} />
        </button>
      </div>
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return 'no messages';
  return count === 1 ? '1 message' : `${count} messages`;
}
